import Alert from '@cloudscape-design/components/alert';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { flag, mese, testo } from '#shared/domain/campi.ts';
import { descrizioneAdempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { regolaDelMese } from '#shared/domain/elaborazione/mesi-adempimenti.ts';
import { mesiContabili } from '#shared/domain/elaborazione/mesi-contabili.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { formatMese, meseDi } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Controlli } from '#ui/controlli/controlli.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { RispettoAPrima } from '../confronto/rispetto-a-prima.tsx';

/** The month is of the year of payment; empty leaves the filings in the month of the run. */
const Scelte = z.strictObject({
  mese: mese().nullable(),
  flgAggiornaRiferimento: flag(),
  motivo: testo(0, 500),
  parola: z.string().regex(/^\s*contabilizza\s*$/i, 'Scrivere CONTABILIZZA per confermare.'),
});

interface Props {
  readonly processo: Processo;
  readonly onContabilizzata: () => void;
  readonly onChiudi: () => void;
}

/** Accounting: the sums that will lock, the month its filings fall in, who is doing it. */
export const ContabilizzaModale = ({ processo, onContabilizzata, onChiudi }: Props) => {
  // the first accounting of a year closes its opening balances
  const contabilizza = useWrite(chiusuraRoutes.contabilizza, [saldiAperturaRoutes.listSaldi]);
  const { confirmIdentity } = useSession();
  const { anno } = meseDi(processo.dataPagamento);
  const { data: controlli = [] } = useRoute(
    chiusuraRoutes.listControlliProcesso,
    { query: { idProcesso: processo.uid } },
    { staleTime: 0 },
  );
  const modulo = useModulo({
    schema: Scelte,
    valori: { mese: null, flgAggiornaRiferimento: false, motivo: '', parola: '' },
    salva: async ({ mese: scelto, flgAggiornaRiferimento, motivo }) => {
      await confirmIdentity();
      return contabilizza.mutateAsync({
        body: {
          idProcesso: processo.uid,
          versione: processo.versione,
          ...(motivo === '' ? {} : { motivo }),
          ...(scelto === null ? {} : { newPeriodo: { anno, mese: scelto, flgAggiornaRiferimento } }),
        },
      });
    },
    messaggio: `Elaborazione contabilizzata: ${processo.numCedolini} cedolini definitivi`,
    onSalvato: () => {
      onContabilizzata();
      onChiudi();
    },
  });
  const spostato = modulo.form.watch('mese') !== null;
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Contabilizzare "${processo.DES_ELABORAZIONE}"?`}
      salva="Contabilizza"
      size="large"
      onChiudi={onChiudi}
    >
      <SpaceBetween size="l">
        <Totali processo={processo} />
        <Alert type="warning" header="Che cosa diventa definitivo">
          {processo.numCedolini === 1 ? 'Il cedolino' : `I ${processo.numCedolini} cedolini`}, i dati dell'elaborazione
          e le regole con cui è stata calcolata non si potranno più modificare né eliminare. Le correzioni si fanno con
          un'altra elaborazione.
        </Alert>
        <MesiDegliAdempimenti processo={processo} />
        <RispettoAPrima processo={processo} />
        <Controlli controlli={controlli} />
        <CampoScelta
          modulo={modulo}
          nome="mese"
          etichetta="Un altro periodo"
          aiuto="Vuoto: ogni adempimento nel suo mese, come scritto sopra. Cambia il periodo stampato sui cedolini, e il mese dei soli adempimenti che la regola lascia scegliere: UniEmens dello stipendio pagato dalla scuola, che si dice anche in un mese seguente."
          voci={mesiContabili(processo).map(({ mese: codice }) => ({
            codice,
            descrizione: `${nomeMese(codice)} ${anno}`,
          }))}
        />
        {spostato && (
          <CampoSiNo
            modulo={modulo}
            nome="flgAggiornaRiferimento"
            etichetta="Aggiorna il periodo di riferimento"
            descrizione="Anche i cedolini stampati portano il nuovo mese"
          />
        )}
        <CampoTesto
          modulo={modulo}
          nome="motivo"
          etichetta="Perché si paga lo stesso"
          aiuto="Si chiede solo se i controlli lo chiedono, o se un'altra elaborazione contabilizzata ha già pagato le stesse voci. Resta scritto con l'elaborazione."
        />
        <CampoTesto modulo={modulo} nome="parola" etichetta="Per confermare scrivere CONTABILIZZA" />
      </SpaceBetween>
    </ModaleModulo>
  );
};

/** The month of each filing, and what it follows. */
const MesiDegliAdempimenti = ({ processo: { PERIODI_DEST } }: Pick<Props, 'processo'>) => (
  <KeyValuePairs
    columns={3}
    items={PERIODI_DEST.map(({ adempimento, ...mese }) => ({
      label: descrizioneAdempimento[adempimento],
      value: `${formatMese(mese)}: ${regolaDelMese[adempimento]}`,
    }))}
  />
);

const Totali = ({ processo: { numCedolini, totali } }: { readonly processo: Processo }) => (
  <KeyValuePairs
    columns={3}
    items={[
      { label: 'Cedolini', value: String(numCedolini) },
      ...(totali === null
        ? []
        : [
            { label: 'Lordo', value: formatEuro(totali.lordo) },
            { label: 'Netto', value: formatEuro(totali.netto) },
            { label: 'Oneri della scuola', value: formatEuro(totali.oneri) },
            { label: 'Lordo Stato', value: formatEuro(totali.lordoStato) },
          ]),
    ]}
  />
);
