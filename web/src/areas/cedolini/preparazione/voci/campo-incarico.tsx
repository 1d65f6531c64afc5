import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import { incarichiRoutes, type IncaricoElencato } from '#shared/contracts/anagrafe/incarico.ts';
import { importoVoce, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { SceltaTra } from '#ui/modulo/campi/campo-scelta.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import type { RigaPreparazione } from '../righe-preparazione.ts';

interface Props<T extends FieldValues, N extends FieldPathByValue<T, string | null>> {
  readonly modulo: ControlloModulo<T>;
  readonly nome: N;
  readonly persona: RigaPreparazione;
  readonly idProcesso: string;
  /** The item as it was before the window opened, which is not counted twice. */
  readonly voce: VoceCedolino | undefined;
  /** Amount of the item in cents, null while it is not whole. */
  readonly importo: number | null;
}

const descrizioneDi = ({ numIncarico, datIncarico, desOggetto }: IncaricoElencato): string =>
  `${numIncarico} del ${formatGiorno(datIncarico)}, ${desOggetto}`;

/** The assignment an item pays, with what is left of it: over that it warns, and the item may be confirmed all the same. */
export const CampoIncarico = <T extends FieldValues, N extends FieldPathByValue<T, string | null>>({
  modulo,
  nome,
  persona,
  idProcesso,
  voce,
  importo,
}: Props<T, N>) => {
  const { data: incarichi = [] } = useRoute(incarichiRoutes.listIncarichi, {
    body: { criteria: { uidSubAnagrafe: persona.bozza.uidSubAnagrafe, senzaProcesso: idProcesso } },
  });
  const uid = useWatch({ control: modulo.form.control, name: nome });
  const scelto = incarichi.find((incarico) => incarico.uid === uid);
  if (incarichi.length === 0) return null;
  const resta = scelto === undefined ? null : restaDi(scelto, persona, voce);
  return (
    <SpaceBetween size="xs">
      <SceltaTra
        modulo={modulo}
        nome={nome}
        etichetta="Incarico"
        parola="Incarico che si paga"
        voci={incarichi.map((incarico) => ({ codice: incarico.uid, descrizione: descrizioneDi(incarico) }))}
        aiuto={
          scelto === undefined || resta === null
            ? 'Il contratto che la voce paga'
            : `Pattuiti ${formatEuro(scelto.numImporto)}, ne restano ${formatEuro(resta)}`
        }
      />
      {resta !== null && importo !== null && importo > resta && (
        <Alert type="warning">
          La voce supera di {formatEuro(importo - resta)} quanto resta dell'incarico. Si può confermare lo stesso.
        </Alert>
      )}
    </SpaceBetween>
  );
};

/** What was agreed, less what other runs and the other items of this one pay of it. */
const restaDi = (
  { uid, numImporto, numPagato }: IncaricoElencato,
  { input }: RigaPreparazione,
  voce: VoceCedolino | undefined,
): number =>
  numImporto -
  numPagato -
  somma(input.voci.filter((altra) => altra !== voce && altra.uidIncarico === uid).map(importoVoce));
