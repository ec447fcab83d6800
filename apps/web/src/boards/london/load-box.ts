import { type Box, type ComponentSet, openBox } from '@thameside/london/client';
import { boxesOf } from '../parts/box.ts';

export const { boxFor, boxOfSet, openedBox } = boxesOf<ComponentSet, Box>(openBox);
