import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { SideLink } from '../auth-link.tsx';

/** `<0>terms</0>`: the number of a link, and its words. */
const LINK = /<(\d)>(.*?)<\/\d>/u;

/**
 * Label of the box that accepts the terms, with links to them. Not by `Trans`, which brings a parser of
 * HTML: this page counts its bytes.
 */
export function TermsLabel() {
  const { t } = useTranslation('auth');
  const pages = [paths.terms(), paths.privacy()];
  const pieces = t('register.terms').split(LINK);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    if (at % 3 === 0) return <Fragment key={`text ${piece}`}>{piece}</Fragment>;
    return (
      <SideLink key={`link ${piece}`} to={pages[Number(pieces[at - 1])] ?? ''}>
        {piece}
      </SideLink>
    );
  });
}
