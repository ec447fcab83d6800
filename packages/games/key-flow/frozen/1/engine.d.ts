import type { Engine } from '@thameside/kit';

export declare const engine: Engine;
