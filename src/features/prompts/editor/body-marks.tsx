import { memo } from 'react';
import { bodyParts } from '#core/template/parse.ts';

export type BodyMarksProps = { body: string; dir: 'ltr' | 'rtl' };

/** The body once more, invisible but for its variables, behind the text area, whose frame styles it. */
export function BodyMarks({ body, dir }: BodyMarksProps) {
  return (
    <div aria-hidden="true" dir={dir}>
      {body.split('\n').map((line, index) => (
        <MarkedLine key={index} line={line} />
      ))}
    </div>
  );
}

/**
 * A line of its own element: of 20,000 characters, a key press writes and lays out one line again.
 * The last character gives an empty line its height.
 */
const MarkedLine = memo(function MarkedLine({ line }: { line: string }) {
  return (
    <div style={{ unicodeBidi: 'inherit' }}>
      {bodyParts(line).map(({ text, name }, index) =>
        name === undefined ? text : <mark key={index}>{text}</mark>,
      )}
      {line === '' && '\u200b'}
    </div>
  );
});
