/** Every text that people read stands in a message file (`frontend/src/languages`): code of the page holds none. */
import { relative, sep } from 'node:path';

/** What people read or hear of an element. */
const SPOKEN =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|data-tip|empty|headline|hint|label|lead|placeholder|summary|title|words)$/;
/** Their text is what a machine or a key is called. */
const SIGNS = ['code', 'kbd', 'samp'];
/** Calls whose words no user sees. */
const UNSEEN =
  /^(console\.\w+|\w*\.?(querySelector(All)?|closest|matches|test|exec|matchMedia)|matchMedia|useMediaQuery|super|Error|RangeError|TypeError|FontFace|URL|RegExp|CSS\.supports)$/;

/** Values of types and headers that read like words, and names that are the same in every language. */
const NO_WORDS =
  /^(Bearer .*|by (place|role|name)|own video|combo and scene|sent again|left out|a later save|on time|elsewhere than results|True Combo|Tech Chase|ComboLab|Samsung Internet|videoFile: |all of )$/;

const LETTERS = /\p{L}{2,}/u;
/** Two words beside each other, which no id, address, class or key has. */
const SENTENCE = /\p{L}{2,}[,:;.!?…]? (\p{L}+|$)|^\p{Lu}\p{Ll}+ /u;
/** Styles and selectors have such signs. */
const MACHINE = /^<\w|[{}=;[\]|\\]|\b\d+(px|fr|em|s|ms)\b|var\(|url\(|calc\(|^(https?:|\.\/|\/)/;

const isSentence = (text) => SENTENCE.test(text) && !MACHINE.test(text) && !NO_WORDS.test(text);

/** Where a value goes to, through conditions and the like. */
function placeOf(node) {
  let { parent } = node;
  let from = node;
  while (
    (parent.type === 'ConditionalExpression' && parent.test !== from) ||
    (parent.type === 'LogicalExpression' && parent.right === from) ||
    ['TSAsExpression', 'TSSatisfiesExpression', 'ChainExpression'].includes(parent.type)
  ) {
    from = parent;
    ({ parent } = parent);
  }
  return parent;
}

const nameOf = (callee, code) => code.getText(callee).replaceAll(/\s|\?/g, '');
const attributeName = (node) => (node.name.type === 'JSXIdentifier' ? node.name.name : '');

/** Whether a text goes where nobody reads it. */
function isUnseen(place, code) {
  if (['CallExpression', 'NewExpression'].includes(place.type)) return UNSEEN.test(nameOf(place.callee, code));
  if (place.type === 'TaggedTemplateExpression' || place.type === 'TSLiteralType') return true;
  if (place.type === 'ImportExpression' || /^(Import|Export)/.test(place.type)) return true;
  return place.type === 'BinaryExpression' && place.operator !== '+';
}

/** Whether texts of a file are none of the page's: tests, and what the build makes of it. */
const isElsewhere = (file) => /\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file);

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Put “{{text}}” into the message file of its folder (docs/languages.md).' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (!file.startsWith('frontend/src/') || isElsewhere(file)) return {};
    const code = context.sourceCode;
    const report = (node, text) =>
      NO_WORDS.test(text) || context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 60) } });
    const check = (node, text) => {
      const place = placeOf(node);
      if (place.type === 'Property' && place.key === node) return;
      const holder = place.type === 'JSXExpressionContainer' ? place.parent : place;
      if (holder.type === 'JSXAttribute') {
        if (
          SPOKEN.test(attributeName(holder))
            ? LETTERS.test(text)
            : isSentence(text) && !/class|style|rel|sizes|allow|d$/i.test(attributeName(holder))
        )
          report(node, text);
        return;
      }
      const shown = holder.type === 'JSXElement' || holder.type === 'JSXFragment';
      if (shown ? LETTERS.test(text) : isSentence(text) && !isUnseen(place, code)) report(node, text);
    };
    return {
      JSXText(node) {
        const { parent } = node;
        if (parent.type === 'JSXElement' && SIGNS.includes(parent.openingElement.name.name)) return;
        if (LETTERS.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked).join('…'));
      },
    };
  },
};

export const texts = { rules: { 'in-messages': rule } };
