import type { Catalogue } from '@thameside/kit';
import { counted } from '../printed.ts';

export const cards: Catalogue = {
  ...counted({
    home: 'Home',
    'spring-field': 'Spring field',
    'summer-field': 'Summer field',
    'autumn-field': 'Autumn field',
  }),
};
