import SideNavigation, { type SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '#ui/session.ts';
import { loadConfig } from './app-config.ts';
import { keepGruppo, keptGruppi } from './menu-aperto.ts';
import { mancantiDi, menuOf, supportoDi } from './navigation.ts';
import { screens } from './screens.ts';

/** The address of who helps the office, once the configuration is there. */
const useSupporto = (): string | undefined => {
  const [supporto, setSupporto] = useState<string>();
  useEffect(() => {
    loadConfig().then(
      (config) => setSupporto(config.supporto),
      () => undefined,
    );
  }, []);
  return supporto;
};

interface Props {
  /** The entry of the page that is looked at. */
  readonly here: string;
  readonly onFollow: NonNullable<SideNavigationProps['onFollow']>;
}

/** The menu of the user: what may be opened, what is missing and why, who helps. A group that is opened or folded stays so. */
export const Menu = ({ here, onFollow }: Props) => {
  const { sessione } = useSession();
  const supporto = useSupporto();
  // A group that is drawn anew goes back to how it begins: the entries are made again only where the page or the user changes.
  const voci = useMemo(
    () => [
      ...menuOf(screens, sessione, { here, kept: keptGruppi() }),
      ...mancantiDi(screens, sessione),
      ...supportoDi(supporto),
    ],
    [sessione, here, supporto],
  );
  return (
    <SideNavigation
      activeHref={here}
      header={{ text: sessione.desScuola, href: '#/' }}
      items={voci}
      onFollow={onFollow}
      onChange={({ detail: { item, expanded } }) => {
        if (item.type === 'section') keepGruppo(item.text, expanded);
      }}
    />
  );
};
