import fc from 'fast-check';
import { formatTraceParent, parseTraceParent } from './trace-parent.js';

const hex = (length: number) =>
  fc
    .string({
      unit: fc.constantFrom(...Array.from({ length: 16 }, (_, digit) => digit.toString(16))),
      minLength: length,
      maxLength: length,
    })
    .filter((text) => /[^0]/.test(text));
const parents = fc.record({ traceId: hex(32), spanId: hex(16), isRecorded: fc.boolean() });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it('reads what it writes', () => {
  fc.assert(
    fc.property(parents, (parent) => {
      expect(parseTraceParent(formatTraceParent(parent))).toEqual(parent);
    }),
  );
});

it('takes nothing that is longer or shorter, or has one character changed into what it may not be', () => {
  const written = parents.map(formatTraceParent);
  fc.assert(
    fc.property(written, fc.nat(54), fc.constantFrom('g', 'A', ' ', '_', '\n', ''), (text, at, wrong) => {
      expect(parseTraceParent(text.slice(0, at) + wrong + text.slice(at + 1))).toBeNull();
      expect(parseTraceParent(text + wrong + '-')).toBeNull();
    }),
  );
});

it('never fails, whatever it is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(parseTraceParent(text)).toBeNull();
    }),
  );
});

it.each([
  [`00-${TRACE}-${SPAN}-01`, true],
  [`00-${TRACE}-${SPAN}-00`, false],
  // flags that are not known yet
  [`00-${TRACE}-${SPAN}-03`, true],
  [`00-${TRACE}-${SPAN}-fe`, false],
  // a version that is not known yet, which may say more
  [`cc-${TRACE}-${SPAN}-01`, true],
  [`cc-${TRACE}-${SPAN}-01-what-the-future-will-be-like`, true],
])('reads %s', (text, isRecorded) => {
  expect(parseTraceParent(text)).toEqual({ traceId: TRACE, spanId: SPAN, isRecorded });
});

it.each([
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `cc-${TRACE}-${SPAN}-01.what`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  'dczMxoUG8YpoWw6_iNivFw',
])('ignores %s', (text) => {
  expect(parseTraceParent(text)).toBeNull();
});
