export { mindsOf } from './minds.ts';
