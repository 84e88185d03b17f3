import fc from 'fast-check';
import { BUTTON_PARTS, type ButtonPart } from '../../shared/controller/parts.js';
import { withMapping, withTarget } from './mapping-edits.js';

const part = fc.constantFrom(...BUTTON_PARTS);

it('leads an input elsewhere, and back again without a trace', () => {
  fc.assert(
    fc.property(fc.dictionary(part, part), part, part, (record, from, to) => {
      const mapping = record as Partial<Record<ButtonPart, ButtonPart>>;
      const there = withTarget(mapping, from, to);
      expect(there[from]).toBe(to === from ? undefined : to);
      expect(withTarget(there, from, null)).toEqual(withTarget(mapping, from, null));
      for (const other of BUTTON_PARTS.filter((each) => each !== from)) expect(there[other]).toBe(mapping[other]);
    }),
  );
});

it('changes one controller of one game and leaves no empty ones', () => {
  const all = { ssbu: { SWITCH: { A_BUTTON: 'B_BUTTON' } }, ssbm: { GAMECUBE: { L_Z: 'R_Z' } } };
  expect(withMapping(all, 'ssbu', 'XBOX', { A_BUTTON: 'X_BUTTON' })).toEqual({
    ssbu: { SWITCH: { A_BUTTON: 'B_BUTTON' }, XBOX: { A_BUTTON: 'X_BUTTON' } },
    ssbm: { GAMECUBE: { L_Z: 'R_Z' } },
  });
  expect(withMapping(all, 'ssbu', 'SWITCH', {})).toEqual({ ssbm: { GAMECUBE: { L_Z: 'R_Z' } } });
});
