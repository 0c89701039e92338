import { createContext } from 'svelte';
import { HandedStatement } from './handed-statement';
import { Navigation } from './navigation.svelte';
import { ThemeChoice } from './theme.svelte';
import { Workspace } from './workspace.svelte';

/** Everything that views share: where the reader is, what is open, and how it looks. */
export interface Explorer {
  readonly navigation: Navigation;
  readonly theme: ThemeChoice;
  readonly workspace: Workspace;
  readonly handed: HandedStatement;
}

const [useExplorer, setExplorer] = createContext<Explorer>();

/** For components below {@link provideExplorer}. */
export { useExplorer };

/** Makes the page's one explorer and starts loading the site's data set. Called once, by the root component. */
export function provideExplorer(): Explorer {
  const navigation = new Navigation(window);
  const workspace = new Workspace((datasetId) => {
    navigation.setDataset(datasetId);
  });
  void workspace.start();
  return setExplorer({ navigation, theme: new ThemeChoice(), workspace, handed: new HandedStatement() });
}
