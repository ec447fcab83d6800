import { rngOf, shuffle } from '@thameside/kernel';
import { expect, test } from 'vitest';
