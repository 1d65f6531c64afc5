import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Mandato, Processo } from '#shared/contracts/cedolini/processo.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { allePersone } from '#shared/domain/elaborazione/esecuzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { EsecuzioneMandati } from './esecuzione-mandati.tsx';
import { MandatoModale } from './mandato-modale.tsx';

const colonne: readonly Colonna<Mandato>[] = [
  { id: 'numero', titolo: 'Numero', larghezza: 160 },
  { id: 'data', titolo: 'Data', tipo: 'data', larghezza: 140 },
  { id: 'importo', titolo: 'Importo', tipo: 'importo', somma: true },
  { id: 'creditore', titolo: 'A chi', valore: ({ creditore }) => creditore ?? 'Alle persone' },
];

const chiaveDi = ({ numero, data }: Mandato): string => `${data} ${numero}`;

/** The payment orders of a run, beside the net it pays: entered after the calculation, and after accounting too. */
export const MandatiProcesso = ({ processo }: { readonly processo: Processo }) => {
  const { uid, versione, mandati } = processo;
  const [aperto, setAperto] = useState<Mandato | 'nuovo' | null>(null);
  const conferma = useConferma();
  const scrivi = useWrite(chiusuraRoutes.saveMandati, [
    processiRoutes.getProcesso,
    processiRoutes.listProcessi,
    esecuzioneRoutes.getEsecuzione,
    esecuzioneRoutes.listMandatiDaSistemare,
  ]);
  const elenco = useElencoLocale<Mandato>({
    nome: 'mandati',
    righe: mandati,
    colonne,
    chiave: chiaveDi,
    ordine: 'data',
    stato: uid,
  });
  const salva = (nuovi: Mandato[]) => scrivi.mutateAsync({ body: { idProcesso: uid, versione, mandati: nuovi } });
  const togli = (mandato: Mandato) =>
    conferma({
      titolo: `Togliere il mandato ${mandato.numero} del ${formatGiorno(mandato.data)}?`,
      azione: 'Togli',
      esegui: () => salva(mandati.filter((altro) => altro !== mandato)),
    });
  const restano = (processo.totali?.netto ?? 0) - somma(allePersone(mandati).map(({ importo }) => importo));
  const { data: versamenti } = useRoute(versamentiRoutes.listVersamenti, { body: { idProcesso: uid } });
  const creditori = [...new Set((versamenti?.creditori ?? []).flatMap(({ nome }) => nome ?? []))];
  return (
    <SpaceBetween size="m">
      <EsecuzioneMandati processo={processo} />
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Mandati di pagamento"
        descrizione={confrontoColNetto(processo)}
        etichetta={({ numero }) => `mandato ${numero}`}
        onApri={setAperto}
        crea={
          motivoSenzaMandati(processo)
            ? undefined
            : { testo: 'Nuovo mandato', onClick: () => setAperto('nuovo'), secondaria: true }
        }
        azioniRiga={(mandato) => [
          { testo: 'Modifica', onClick: () => setAperto(mandato) },
          { testo: 'Togli', onClick: () => togli(mandato) },
        ]}
        vuoto={{
          titolo: 'Nessun mandato',
          testo: motivoSenzaMandati(processo) ?? 'Numero, data e importo servono al Modello M e alle rendicontazioni.',
        }}
      />
      {aperto !== null && (
        <MandatoModale
          voce={aperto === 'nuovo' ? null : aperto}
          altri={mandati}
          restano={restano}
          creditori={creditori}
          salva={salva}
          onChiudi={() => setAperto(null)}
        />
      )}
    </SpaceBetween>
  );
};

/** Why a run takes no payment order now; undefined when it does. */
const motivoSenzaMandati = ({ STATUS, simulazione }: Processo): string | undefined => {
  if (simulazione) return 'Una simulazione non paga nessuno.';
  return STATUS === 'COMPLETATO' || STATUS === 'CONTABILIZZATO'
    ? undefined
    : "I mandati si scrivono quando l'elaborazione è calcolata.";
};

/** The sum of the orders against what the people of the run receive: '800,00 € su 1.000,00 € di netto: mancano 200,00 €'. */
const confrontoColNetto = ({ mandati, totali }: Processo): string => {
  const pagato = somma(allePersone(mandati).map(({ importo }) => importo));
  const aiCreditori = somma(mandati.map(({ importo }) => importo)) - pagato;
  const netto = totali?.netto ?? 0;
  const detto = `${formatEuro(pagato)} su ${formatEuro(netto)} di netto${aiCreditori === 0 ? '' : `, ${formatEuro(aiCreditori)} ai creditori`}`;
  if (pagato === netto) return `${detto}: tornano`;
  return pagato < netto
    ? `${detto}: mancano ${formatEuro(netto - pagato)}`
    : `${detto}: ${formatEuro(pagato - netto)} in più, le ritenute e gli oneri pagati con gli stessi mandati`;
};
