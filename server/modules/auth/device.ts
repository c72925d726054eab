const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows NT/, 'Windows PC'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux PC'],
];
/** The first that fits decides: most browsers name their ancestors too. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\/(\d{1,4})/, 'Edge'],
  [/OPR\/(\d{1,4})/, 'Opera'],
  [/SamsungBrowser\/(\d{1,4})/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d{1,4})/, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\/(\d{1,4})/, 'Chrome'],
  [/Version\/(\d{1,4})[^ ]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

/** The kind of machine and the browser of a User-Agent header; empty where unknown. */
export function describeDevice(userAgent: string): { device: string; browser: string } {
  const agent = userAgent.slice(0, 400);
  const device = SYSTEMS.find(([form]) => form.test(agent))?.[1] ?? '';
  for (const [form, name] of BROWSERS) {
    const version = form.exec(agent)?.[1];
    if (version) return { device, browser: `${name} ${version}` };
  }
  return { device, browser: '' };
}
