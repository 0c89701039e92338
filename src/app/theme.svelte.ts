export type Theme = 'light' | 'dark';
const KEY = 'finrank-explorer.theme';

/** Light or dark: the reader's choice where there is one, else the system's. Not part of a link. */
export class ThemeChoice {
  #theme = $state.raw<Theme>('light');

  constructor() {
    const system = matchMedia('(prefers-color-scheme: dark)');
    this.#apply(readChoice() ?? (system.matches ? 'dark' : 'light'));
    system.addEventListener('change', (event) => {
      if (readChoice() === null) this.#apply(event.matches ? 'dark' : 'light');
    });
  }

  get theme(): Theme {
    return this.#theme;
  }

  toggle(): void {
    const theme = this.#theme === 'dark' ? 'light' : 'dark';
    this.#apply(theme);
    writeChoice(theme);
  }

  #apply(theme: Theme): void {
    this.#theme = theme;
    document.documentElement.dataset['theme'] = theme;
  }
}

/** Null where nothing was chosen, or where storage is blocked: the system's theme is then the outcome that shows. */
function readChoice(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

function writeChoice(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this visit, which is what the reader sees.
  }
}
