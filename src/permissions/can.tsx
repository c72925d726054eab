import { Can as CaslCan, type CanProps } from '@casl/react';
import type { AppAbility } from './ability.ts';

/** Shows its children to whom the ability allows: `<Can I="create" a="billing">`. */
export function Can(props: CanProps<AppAbility>) {
  return <CaslCan<AppAbility> {...props} />;
}
