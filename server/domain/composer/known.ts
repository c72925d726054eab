import { type Language, languageName } from '#core/language/languages.ts';
import { foldText } from '#core/text/fold.ts';
import { cuePattern } from '../quality/words.ts';
import type { InputKey, Kind } from './types.ts';

/** What a goal has already said, by input. An empty text means: it is in the goal, do not ask. */
export type Known = Partial<Record<InputKey, string>>;

const PROGRAMMING =
  /(?<![\p{L}\d])(?:Python|JavaScript|TypeScript|Java|C#|C\+\+|Go(?=\s(?:code|func|prog|serv|api|mod))|Golang|Rust|PHP|Ruby on Rails|Ruby|Kotlin|Swift|SQL|PostgreSQL|Bash|PowerShell|React Native|React|Vue|Angular|Svelte|Next\.js|Node\.js|Django|Flask|FastAPI|Laravel|Spring Boot|Flutter|Dart|HTML|CSS|Excel VBA|VBA)(?![\p{L}\d+#])/giu;
const PLATFORM =
  /LinkedIn|Instagram|TikTok|Facebook|YouTube|Threads|Mastodon|Bluesky|Twitter|Pinterest|لينكد ?إن|إنستغرام|انستغرام|تيك توك|فيسبوك|يوتيوب|تويتر|微信公众号|朋友圈|微博|小红书|抖音|知乎|B站/iu;
const LEVEL =
  /\b(?:grade|graders?|year[- ]olds?|year \d|kindergarten|primary school|high school|beginners?|advanced|university|primaria|secundaria|bachillerato|principiantes?|años|débutants?|lycée|collège|primaire|terminale|CE[12]|CM[12]|[3-6]e)(?![\p{L}\d])|الصف|المرحلة|سنوات|مبتدئ|للمبتدئين|年级|初中|高中|小学|大学生|初学|零基础|岁/iu;
const MINUTES = /(\d{1,3})[\s-]*(?:minutes?|mins?|minutos?|دقيقة|دقائق|分钟)/iu;
const NUMBER =
  /(?<![\d.,:/-])(\d{1,2})(?![\d.,:/%-]|\s*(?:years?|minutes?|hours?|days?|weeks?|months?|años|ans|jours|days|días|分钟|岁|天|年|月|سنة|سنوات|يوم))/iu;
const TONGUES = [
  'ar',
  'zh',
  'en',
  'fr',
  'es',
  'de',
  'it',
  'pt',
  'ja',
  'ko',
  'ru',
  'tr',
  'nl',
  'pl',
  'sv',
  'he',
  'hi',
  'fa',
  'uk',
  'el',
  'vi',
  'th',
  'id',
];
const HAN_TONGUES = /(?:译成|译为|翻成|变成)\s*([\p{Script=Han}]{1,4}(?:语|文))/u;

/** Facts that need not be asked for any more, read from the goal with the patterns of its language. */
export function knownFrom(goal: string, language: Language, kind: Kind): Known {
  const known: Known = {};
  const code = [...new Set([...goal.matchAll(PROGRAMMING)].map((match) => match[0]))];
  if (code.length > 0) known.programmingLanguage = code.slice(0, 3).join(', ');
  const platform = PLATFORM.exec(goal)?.[0];
  if (platform !== undefined) known.platform = platform;
  const minutes = MINUTES.exec(goal)?.[1];
  if (minutes !== undefined) known.duration = minutes;
  if (LEVEL.test(goal)) known.level = '';
  if (kind === 'ideas') {
    const count = NUMBER.exec(goal)?.[1];
    if (count !== undefined) known.count = count;
  }
  if (kind === 'translate') {
    const target = targetLanguage(goal, language);
    if (target !== undefined) known.targetLanguage = target;
  }
  const namesReaders = cuePattern(language, 'audience').test(foldText(goal));
  if (namesReaders) known.audience = '';
  return known;
}

/** The last language that the goal names. */
function targetLanguage(goal: string, language: Language): string | undefined {
  const han = HAN_TONGUES.exec(goal)?.[1];
  if (han !== undefined) return han;
  const folded = foldText(goal);
  let last: { name: string; at: number } | undefined;
  for (const tag of TONGUES) {
    const name = languageName(tag, language);
    const at = folded.lastIndexOf(foldText(name));
    if (at >= 0 && at > (last?.at ?? -1)) last = { name, at };
  }
  return last?.name;
}
