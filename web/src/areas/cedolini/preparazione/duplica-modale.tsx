import ColumnLayout from '@cloudscape-design/components/column-layout';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { ProcessoInput, type Processo } from '#shared/contracts/cedolini/processo.ts';
import { flag } from '#shared/domain/campi.ts';
import { addMesi } from '#shared/domain/tempo/mese.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { processoInputDi } from './processo-input.ts';

const Duplicata = z.strictObject({
  ...ProcessoInput.pick({ DES_ELABORAZIONE: true, MESE: true, ANNO: true, dataPagamento: true }).shape,
  conVoci: flag(),
});

interface Props {
  readonly processo: Processo;
  readonly onDuplicata: (uid: string) => void;
  readonly onChiudi: () => void;
}

/** A new run with the people of this one, for the month after. */
export const DuplicaModale = ({ processo, onDuplicata, onChiudi }: Props) => {
  const { sessione } = useSession();
  const duplica = useWrite(bozzaRoutes.duplicaProcesso, [processiRoutes.listProcessi]);
  const { anno, mese } = addMesi({ anno: processo.ANNO, mese: processo.MESE }, 1);
  const modulo = useModulo({
    schema: Duplicata,
    valori: {
      DES_ELABORAZIONE: processo.DES_ELABORAZIONE,
      MESE: mese,
      ANNO: anno,
      dataPagamento: sessione.oggi,
      conVoci: true,
    },
    salva: ({ conVoci, ...dati }) =>
      duplica.mutateAsync({
        body: { idProcesso: processo.uid, processo: { ...processoInputDi(processo), ...dati }, conVoci },
      }),
    messaggio: 'Elaborazione duplicata: controllare persone e voci',
    onSalvato: ({ processo: nuova }) => onDuplicata(nuova.uid),
  });
  return (
    <ModaleModulo modulo={modulo} titolo={`Duplica «${processo.DES_ELABORAZIONE}»`} onChiudi={onChiudi} salva="Duplica">
      <CampoTesto modulo={modulo} nome="DES_ELABORAZIONE" etichetta="Descrizione" />
      <ColumnLayout columns={3}>
        <CampoMese modulo={modulo} nome="MESE" etichetta="Mese di liquidazione" />
        <CampoAnno modulo={modulo} nome="ANNO" etichetta="Anno" dal={2023} al={2030} />
        <CampoData modulo={modulo} nome="dataPagamento" etichetta="Data di pagamento" />
      </ColumnLayout>
      <CampoSiNo
        modulo={modulo}
        nome="conVoci"
        etichetta="Anche le voci"
        descrizione="Con ore e importi di questa elaborazione, e la competenza spostata degli stessi mesi"
      />
    </ModaleModulo>
  );
};
