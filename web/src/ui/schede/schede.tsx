import Tabs, { type TabsProps } from '@cloudscape-design/components/tabs';
import { useSchedaInVista } from './use-scheda-in-vista.ts';
import { useScheda } from './use-scheda.ts';

type Props = Pick<TabsProps, 'ariaLabel' | 'tabs'>;

/** The tabs of a page, the first of them open at first; the one that was open is open again after F5. */
export const Schede = (schede: Props) => {
  const [scheda, apri] = useScheda('');
  return <SchedeComandate {...schede} scheda={scheda} onApri={apri} />;
};

interface PropsComandate extends Props {
  readonly scheda: string;
  readonly onApri: (scheda: string) => void;
}

/** Tabs that the page opens too; the first where the one it says is no more. */
export const SchedeComandate = ({ tabs, scheda, onApri, ...altro }: PropsComandate) => {
  const aperta = tabs.find(({ id }) => id === scheda) ?? tabs[0];
  const striscia = useSchedaInVista(aperta?.id ?? '');
  return (
    <div ref={striscia}>
      <Tabs
        {...altro}
        tabs={tabs}
        activeTabId={aperta?.id ?? ''}
        onChange={({ detail }) => onApri(detail.activeTabId)}
      />
    </div>
  );
};
