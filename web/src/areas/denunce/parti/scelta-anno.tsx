import Select from '@cloudscape-design/components/select';
import { PRIMO_ANNO_DENUNCE } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { meseDi } from '../../../../../shared/domain/tempo/mese.ts';
import { anniTra } from '../../../ui/modulo/campi/campo-mese.tsx';
import { useSession } from '../../../ui/session.ts';

/** The year in course. */
export const useAnnoCorrente = (): number => meseDi(useSession().sessione.oggi).anno;

interface Props {
  readonly anno: number;
  readonly onCambia: (anno: number) => void;
}

/** A year that filings may be of. */
export const SceltaAnno = ({ anno, onCambia }: Props) => {
  const anni = anniTra(PRIMO_ANNO_DENUNCE, useAnnoCorrente()).map(({ codice, descrizione }) => ({
    value: String(codice),
    label: descrizione,
  }));
  return (
    <Select
      ariaLabel="Anno"
      selectedOption={anni.find(({ value }) => value === String(anno)) ?? null}
      options={anni}
      onChange={({ detail }) => onCambia(Number(detail.selectedOption.value))}
    />
  );
};
