export { entry, inside, show } from './place.ts';
export { type Notes, notes, optionsIn, readBy } from './position.ts';
export * from './set-file.ts';
export {
  by,
  dictionary,
  each,
  flag,
  list,
  maybe,
  object,
  orNull,
  type Read,
  row,
  type Shape,
  type Tell,
  text,
  whole,
  word,
} from './shape.ts';
export { amounts, idIn, type Stock, stockOf } from './stock.ts';
export { FORM_DE } from './texts/de.ts';
export { FORM_EN } from './texts/en.ts';
export { FORM_FR } from './texts/fr.ts';
