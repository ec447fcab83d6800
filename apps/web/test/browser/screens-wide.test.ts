import { inspectScreens } from './harness/inspect.ts';

inspectScreens('wide');
