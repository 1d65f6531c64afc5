import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { saldiAperturaRoutes, type SaldoElencato } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { anniTra } from '#ui/modulo/campi/campo-mese.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { useSession } from '#ui/session.ts';
import { etichetteSaldo as etichette } from './etichette.ts';
import { SaldoModale } from './saldo-modale.tsx';

const colonne: readonly Colonna<SaldoElencato>[] = [
  { id: 'desNominativo', titolo: etichette.uidSubAnagrafe, larghezza: 240 },
  {
    id: 'mese',
    titolo: etichette.numMese,
    valore: ({ numAnno, numMese }) => formatMese({ anno: numAnno, mese: numMese }),
    larghezza: 150,
  },
  {
    id: 'percettore',
    titolo: etichette.percettore,
    valore: ({ percettore }) => descrizionePercettore[percettore],
    larghezza: 220,
  },
  { id: 'numLordo', titolo: etichette.numLordo, tipo: 'importo', somma: true, larghezza: 140 },
  { id: 'numImponibileIrpef', titolo: etichette.numImponibileIrpef, tipo: 'importo', somma: true, larghezza: 160 },
  { id: 'numIrpef', titolo: etichette.numIrpef, tipo: 'importo', somma: true, larghezza: 150 },
  { id: 'numNetto', titolo: etichette.numNetto, tipo: 'importo', somma: true, larghezza: 140 },
  {
    id: 'numImponibileContributivo',
    titolo: etichette.numImponibileContributivo,
    tipo: 'importo',
    larghezza: 190,
    nascosta: true,
  },
  { id: 'desCf', titolo: 'Codice fiscale', nascosta: true },
];

const nomeDi = ({ desNominativo, numAnno, numMese }: SaldoElencato): string =>
  `${desNominativo}, ${formatMese({ anno: numAnno, mese: numMese })}`;
const NESSUNO: readonly SaldoElencato[] = [];

/** What another program paid in the year a school began in, until the first accounting of that year. */
export const SaldiPage = () => {
  const annoCorrente = Number(useSession().sessione.oggi.slice(0, 4));
  const [numAnno, setAnno] = useState(annoCorrente);
  const query = useRoute(saldiAperturaRoutes.listSaldi, { body: { criteria: { numAnno } } });
  const righe = query.data?.righe ?? NESSUNO;
  const chiusi = query.data?.chiusi ?? null;
  const elenco = useElencoLocale({ nome: 'saldi-apertura', righe, colonne, chiave: ({ uid }) => uid });
  const gestione = useGestione<SaldoElencato>({
    entita: 'SALDO_APERTURA',
    etichette,
    nome: (saldo) => `il saldo di apertura di ${nomeDi(saldo)}`,
    elimina: saldiAperturaRoutes.removeSaldo,
    eliminabili: chiusi === null,
    stale: [saldiAperturaRoutes.listSaldi],
  });
  const anni = anniTra(2023, annoCorrente).map(({ descrizione }) => ({
    value: descrizione,
    label: descrizione,
  }));
  if (query.data === undefined)
    return (
      <Pagina titolo="Saldi di apertura">
        <Attesa errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  return (
    <SpaceBetween size="m">
      {chiusi !== null && <Alert type="info">{chiusi}</Alert>}
      <FormField label="Anno" description="L'anno in cui la scuola ha cominciato a usare questo programma">
        <Select
          options={anni}
          selectedOption={{ value: String(numAnno), label: String(numAnno) }}
          onChange={({ detail }) => setAnno(Number(detail.selectedOption.value))}
        />
      </FormField>
      <Elenco
        elenco={elenco}
        titolo={`Saldi di apertura del ${numAnno}`}
        descrizione="Quanto ha pagato nell'anno un altro programma, per persona e mese"
        etichetta={nomeDi}
        onApri={gestione.modifica}
        azioni={
          <Button
            href="#/scambio/importa/saldiApertura"
            disabled={chiusi !== null}
            {...(chiusi === null ? {} : { disabledReason: chiusi })}
          >
            Importa da un file
          </Button>
        }
        crea={chiusi === null ? { testo: 'Nuovo saldo', onClick: gestione.nuovo } : undefined}
        azioniRiga={(riga) => gestione.azioni(riga)}
        vuoto={{
          titolo: 'Nessun saldo di apertura',
          testo: 'Servono a chi comincia a metà anno: progressivi, soglie e massimali contano anche i mesi di prima.',
        }}
      />
      {gestione.aperto && <SaldoModale numAnno={numAnno} saldo={gestione.record} onChiudi={gestione.chiudi} />}
      {gestione.registro}
    </SpaceBetween>
  );
};
