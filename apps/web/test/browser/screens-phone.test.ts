import { inspectScreens } from './harness/inspect.ts';

inspectScreens('phone');
