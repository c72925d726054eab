import { describe, expect, it } from 'vitest';
import { detectLanguage } from '#core/language/detect-language.ts';
import { foldWithOffsets } from '#core/text/fold.ts';
import { phrasePattern } from '#core/language/phrase-pattern.ts';
import { languageName, supportedLanguage } from './languages.ts';

describe('detectLanguage', () => {
  it.each([
    ['Write a launch email for our new bike lamp', 'en'],
    ['cover letter junior designer', 'en'],
    ['Escribe un correo para anunciar el nuevo horario', 'es'],
    ['Plan de marketing para una cafetería', 'es'],
    ["Rédige une lettre de motivation pour un poste d'infirmière", 'fr'],
    ['Plan de cours sur la photosynthèse pour des élèves de 5e', 'fr'],
    ['اكتب خطة درس عن الكسور العشرية', 'ar'],
    ['اكتب منشور LinkedIn عن إطلاق SaaS', 'ar'],
    ['帮我写一封产品发布邮件', 'zh'],
    ['用 Python 写一个数据清洗脚本', 'zh'],
    ['新しい製品の紹介メールを書いてください', 'ja'],
    ['Schreibe eine E-Mail für unsere neue Fahrradlampe', 'de'],
    ['Escrever um e-mail para os nossos clientes sobre a promoção', 'pt'],
    ['Напиши письмо клиентам о новом продукте', 'ru'],
    ['یک ایمیل برای معرفی محصول جدید بنویس که گرم و چاپ شده باشد', 'fa'],
    ['제품 출시 이메일을 작성해 주세요', 'ko'],
    ['12345 ---', 'en'],
  ])('%s', (text, tag) => {
    expect(detectLanguage(text)).toBe(tag);
  });
});

describe('fold', () => {
  it('drops accents and vowel signs, and knows the way back', () => {
    const folded = foldWithOffsets('Él أَنْتَ خبير');
    expect(folded.text).toBe('el انت خبير');
    expect('Él أَنْتَ خبير'.slice(folded.map[3])).toBe('أَنْتَ خبير');
  });
  it('finds phrases as whole words in any of the five languages', () => {
    const found = (entries: string[], text: string) =>
      phrasePattern(entries).test(foldWithOffsets(text).text);
    expect(found(['actúa como'], 'ACTUA COMO un editor')).toBe(true);
    expect(found(['act'], 'actor')).toBe(false);
    expect(found(['summar*'], 'Summarise this')).toBe(true);
    expect(found(['خبير'], 'أنت الخبيرُ')).toBe(true);
    expect(found(['请写'], '请写一封信')).toBe(true);
    expect(found(['500字'], '大约500字')).toBe(true);
    expect(found(['500字'], '1500字')).toBe(false);
  });
});

describe('languages', () => {
  it('reads tags and names them', () => {
    expect(supportedLanguage('zh-Hant-TW')).toBe('zh');
    expect(supportedLanguage('de')).toBeUndefined();
    expect(languageName('de', 'fr')).toBe('allemand');
    expect(languageName('not a tag', 'en')).toBe('not a tag');
  });
});
