import { describe, expect, it } from 'vitest';
import { bodyDirection } from './body-direction.ts';

describe('the direction of a body', () => {
  it.each([
    ['Hello مرحبا', 'ltr'],
    ['{{product}} أعلن عن', 'rtl'],
    ['## ١. שלום', 'rtl'],
    ['123 …', 'ltr'],
  ])('%s', (text, direction) => expect(bodyDirection(text)).toBe(direction));
});
