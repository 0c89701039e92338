import '@fontsource-variable/inter/wght.css';
import { mount } from 'svelte';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import Root from './ui/Root.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no #app element.');
mount(Root, { target });
