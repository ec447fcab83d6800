export { type AnyReport, FORM_FAULTS, type ReportOf } from './faults.ts';
export { clip, entry, inside, rowAt, show } from './place.ts';
export { printer } from './print.ts';
export * from './read.ts';
export { FORM_DE } from './texts/de.ts';
export { FORM_EN } from './texts/en.ts';
export { FORM_FR } from './texts/fr.ts';
