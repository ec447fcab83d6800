import type { Title } from '@thameside/kit';
import { engine } from './engine.ts';
import { plate } from './plate.ts';
import { texts } from './texts/index.ts';

export type { Event } from './frames.ts';
export type { View } from './view.ts';

export const title: Title = { ...engine, name: plate.name, texts };
