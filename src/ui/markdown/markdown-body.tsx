import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { safeUrl } from './safe-url.ts';

const schema = {
  ...defaultSchema,
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};

function SafeLink({ href, text }: { href: string | undefined; text: React.ReactNode }) {
  const url = safeUrl(href);
  if (!url) return <span>{text}</span>;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      {text}
    </Link>
  );
}

/** An image would be fetched unasked, and tell its server so; a link is followed by choice. */
function ImageLink({ src, alt }: { src?: unknown; alt?: string }) {
  const { t } = useTranslation('shell');
  const url = typeof src === 'string' ? src : undefined;
  return <SafeLink href={url} text={t('ui.image', { name: alt || (url ?? '') })} />;
}

const components: Components = {
  a: ({ href, children }) => <SafeLink href={href} text={children} />,
  img: ({ src, alt }) => <ImageLink src={src} alt={alt} />,
  // A table scrolls by itself on narrow screens, also by keyboard.
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by arrow keys
    <div className="table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by arrow keys
    <pre tabIndex={0} dir="auto">
      {children}
    </pre>
  ),
};

export type MarkdownBodyProps = { text: string };

/** CommonMark with GFM as React elements: no HTML string exists anywhere. Loaded late. */
export function MarkdownBody({ text }: MarkdownBodyProps) {
  return (
    <ReactMarkdown
      skipHtml
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[rehypeSanitize, schema]]}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}
