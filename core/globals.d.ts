/** Web standards that every browser and Node have, and that the language's own library lacks. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly protocol: string;
}
