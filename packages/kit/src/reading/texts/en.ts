export const FORM_EN = {
  'fault.not-an-object': 'this must be an object in braces, not {found}',
  'fault.not-a-list': 'this must be a list in square brackets, not {found}',
  'fault.not-a-text': 'this must be a text in quotation marks, not {found}',
  'fault.not-a-whole-number': 'this must be a whole number, not {found}',
  'fault.not-true-or-false': 'this must be true or false, not {found}',
  'fault.missing-field': 'the field “{field}” is missing',
  'fault.unknown-field': 'there is no field “{field}” here: leave it out, or check its spelling',
  'fault.out-of-range': '{found} is out of range: this must be from {min} to {max}',
  'fault.list-length': 'the list has {count|# entry|# entries}: it must have from {min} to {max}',
  'fault.text-length': 'the text has {length|# character|# characters}: it must have from {min} to {max}',
  'fault.unprintable': '{found} has characters in it that cannot be shown: take them out',
  'fault.wrong-game': 'this set is for {found}, not for {known}',
  'fault.unknown-colour': 'there is no colour {found} here: use one of {known}',
  'fault.set-name':
    '“{found}” cannot be the name of a set: use lower-case letters and hyphens, and a version number at the end, as in my-box-1',
  'fault.reserved-set-name':
    'the name {set} belongs to the set that ships with the game: give yours a name of its own',
};
