import { render } from 'preact';
import { App } from './app.tsx';
import { dress } from './look.ts';
import { workOffline } from './offline/register.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/forms.css';
import './styles/frame.css';

dress();
const root = document.getElementById('app');
if (root) render(<App />, root);
workOffline();
