import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const CASL = /\/@casl\/ability\/dist\/esm\/index\.mjs$/;
const CASL_COMPONENTS = /\/@casl\/react\/dist\/esm\/index\.mjs$/;
const FORMS = /\/react-hook-form\/dist\/index\.esm\.mjs(?:\?whole)?$/;
const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/;
const QUERY = /\/@tanstack\/query-core\/build\/modern\/query\.js$/;
const EMOTION = /\/@emotion\/react\/dist\/emotion-react\.browser\.esm\.js$/;
const EMOTION_SHEET = /\/@emotion\/sheet\/dist\/emotion-sheet\.esm\.js$/;
const EMOTION_STYLED_BASE =
  /\/@emotion\/styled\/base\/dist\/emotion-styled-base(?:\.browser)?\.esm\.js$/;
const EMOTION_STYLED = /\/@emotion\/styled\/dist\/emotion-styled\.browser\.esm\.js$/;

/** Code of a library that no call of the product reaches or needs, though the bundler cannot know. */
const UNREACHED: readonly { file: RegExp; code: string; instead: string }[] = [
  {
    // Prefixes for browsers that are long gone; every cache of ours names its own (theme/direction-cache.ts).
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    code: 'var defaultStylisPlugins = [prefixer];',
    instead: 'var defaultStylisPlugins = [];',
  },
  {
    // A page has its style elements where Emotion would move them, which has the whole page styled again.
    file: EMOTION_SHEET,
    code: 'nodes.forEach(this._insertTag);',
    instead: 'this.tags.push(...nodes);',
  },
  // `styled.div` and 133 more, of which MUI asks for none: it calls `styled('div')`.
  { file: EMOTION_STYLED, code: '\ntags.forEach(', instead: '\n/* @__PURE__ */ tags.map(' },
  {
    // All attributes of HTML and SVG by name, for elements that say nothing of what they hand on; MUI's do, and these are its own props.
    file: EMOTION_STYLED_BASE,
    code: 'var testOmitPropsOnStringTag = isPropValid;',
    instead:
      "var testOmitPropsOnStringTag = (key) => !['as', 'ownerState', 'sx', 'theme'].includes(key);",
  },
  // What is left of a namespace of types, and keeps Emotion's own `jsx`.
  { file: EMOTION, code: '})(jsx || (jsx = {}));', instead: '});' },
  // Conditions in MongoDB's manner, which no rule of ours has, and with them a package of operators.
  { file: CASL, code: 'Q = F(I, J)', instead: 'Q = /* @__PURE__ */ F(I, J)' },
  // An error for who demands a permission; ours are asked.
  { file: CASL, code: 'ot.prototype = Object.create(Error.prototype);', instead: '' },
  {
    file: CASL,
    code: 'ht.S = t => `Cannot execute "${t.action}" on "${t.subjectType}"`;',
    instead: '',
  },
  // Formats within texts, `{{count, number}}`: ours are made by `src/i18n/use-formats.ts`.
  { file: I18NEXT, code: 'formatter = Formatter;', instead: 'formatter = undefined;' },
  // Texts within texts, `$t(other)`, and instances besides the one there is.
  {
    file: I18NEXT,
    code: '  nest(str, fc, options = {}) {\n',
    instead: '  nest(str, fc, options = {}) {\n    return str;\n',
  },
  {
    file: I18NEXT,
    code: '  cloneInstance(options = {}, callback = noop) {\n',
    instead: '  cloneInstance(options = {}, callback = noop) {\n    return this;\n',
  },
  // Directions of languages: ours are named in `core/language/languages.ts`.
  { file: I18NEXT, code: '  dir(lng) {\n', instead: "  dir(lng) {\n    return 'ltr';\n" },
  // Keys instead of texts, answers that tell where a text was found, and lists in one text.
  { file: I18NEXT, code: "if (lng?.toLowerCase() === 'cimode') {", instead: 'if (false) {' },
  {
    file: I18NEXT,
    code: 'const returnDetails = opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails;',
    instead: 'const returnDetails = false;',
  },
  {
    file: I18NEXT,
    code: 'const joinArrays = opt.joinArrays !== undefined ? opt.joinArrays : this.options.joinArrays;',
    instead: 'const joinArrays = undefined;',
  },
  // Rules given to fields one by one: ours are checked by their schema.
  {
    file: FORMS,
    code: 'shouldUseNativeValidation, isFieldArray) => {\n',
    instead: 'shouldUseNativeValidation, isFieldArray) => {\n    return {};\n',
  },
  // Lists without an end, of which there is none.
  {
    file: QUERY,
    code: 'infiniteQueryBehavior(this.options.pages)',
    instead: 'this.options.behavior',
  },
  // The component; ours ask by the hook.
  { file: CASL_COMPONENTS, code: '= t.memo(', instead: '= /* @__PURE__ */ t.memo(' },
];

/**
 * What the grid imports for its panels of filters and columns and for its column menu, none of which
 * `src/ui/table/data-grid-table.tsx` offers; and the tooltip, for which it gives the grid one of ours.
 */
const GRID_PARTS = /\/@mui\/x-data-grid\/material\/index\.mjs$/;
const UNSHOWN: ReadonlySet<string> = new Set(
  ['Autocomplete', 'FormControlLabel', 'Popper', 'Switch', 'TextField', 'Tooltip'].map(
    (name) => `@mui/material/${name}`,
  ),
);
/** Kinds of a choice other than the outlined one, which is ours throughout. */
const SELECT = /\/@mui\/material\/(?:Select\/Select|TextField\/TextField)\.mjs$/;
const OTHER_INPUTS: ReadonlySet<string> = new Set([
  '../Input/index.mjs',
  '../FilledInput/index.mjs',
  '../NativeSelect/NativeSelectInput.mjs',
]);
/** The buttons below the grid, whose tooltips become the browser's own as well. */
const GRID_PAGES = /\/TablePaginationActions\/TablePaginationActions\.mjs$/;
const NOTHING = '\0unshown';

/** What MUI's modules make of these when they are loaded is of no use where nothing asks for it, and does nothing else. */
const MUI = /\/@mui\/(?:material|system)\/.*\.mjs$/;
const MAKER =
  /(?<== )(?=(?:compose|createBorderStyle|generateUtilityClasses|style|unstable_createUseMediaQuery)\()/g;

/** CommonJS that does nothing when it is loaded, imported by what is left out: it is left out as well. */
const WITHOUT_EFFECT = /\/node_modules\/(?:prop-types|hoist-non-react-statics)\//;

/** What asks for lists of fields, by a module of its own. */
const FIELD_LIST = /\/src\/ui\/form\/field-list\.ts$/;

const RIPPLE = /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/;
const WHOLE = '?whole';

/** Libraries without what the product never calls or shows; MUI's ripple and lists of fields, which no first screen has, in later files. */
export function leanLibraries(): Plugin {
  return {
    name: 'promptwell-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (UNSHOWN.has(source) && GRID_PARTS.test(importer)) return NOTHING;
      if (OTHER_INPUTS.has(source) && SELECT.test(importer)) return NOTHING;
      if (source === 'react-hook-form' && FIELD_LIST.test(importer)) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { id: found.id + WHOLE, moduleSideEffects: false };
      }
      const isTooltip = source === '../Tooltip/index.mjs' && GRID_PAGES.test(importer);
      return isTooltip ? await this.resolve('/src/ui/table/native-title.tsx') : undefined;
    },
    async load(id) {
      if (id === NOTHING)
        return 'export default () => null; export const formControlLabelClasses = {};';
      if (RIPPLE.test(id))
        return [
          `import { lateRipple } from '/src/ui/late-ripple.tsx';`,
          `export default lateRipple(() => import('./TouchRipple.mjs${WHOLE}'));`,
        ].join('\n');
      if (!id.endsWith(WHOLE)) return undefined;
      return await readFile(id.slice(0, -WHOLE.length), 'utf8');
    },
    transform(code, id) {
      if (WITHOUT_EFFECT.test(id)) return { code, map: null, moduleSideEffects: false };
      if (MUI.test(id)) return { code: code.replaceAll(MAKER, '/* @__PURE__ */ '), map: null };
      const unreached = UNREACHED.filter(({ file }) => file.test(id));
      if (unreached.length === 0) return undefined;
      return { code: unreached.reduce(withoutUnreached, code), map: null };
    },
  };
}

/** @throws where a newer release of the library no longer reads as this one. */
function withoutUnreached(source: string, { code, instead, file }: (typeof UNREACHED)[number]) {
  if (!source.includes(code)) throw new Error(`${file.source} no longer says ${code}`);
  return source.replace(code, instead);
}
