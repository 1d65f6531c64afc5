import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { prestatoServizioRoutes, type PrestatoServizio } from '#shared/contracts/servizi/prestato-servizio.ts';
import { printPrestatoServizio } from '#shared/contracts/servizi/stampe/prestato-servizio.ts';
import { printSchedaSidi } from '#shared/contracts/servizi/stampe/scheda-sidi.ts';
import { descrizionePrestato } from '#shared/domain/persona/prestato-servizio.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { addMesi, formatMese, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaMese } from '#ui/scelte/scelta-mese.tsx';
import { useHasRole, useSession } from '#ui/session.ts';
import { AzioniStampa } from '#ui/stampa/azioni-stampa.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { ElencoPrestato } from './elenco-prestato.tsx';

const PRIMO_MESE: Mese = { anno: 2023, mese: 9 };

/** The service that short substitutes gave in a month, and whom it waits for: the month before is the one to authorise. */
export const PrestatoServizioPage = () => {
  const { sessione } = useSession();
  const corrente = meseDi(sessione.oggi);
  const [mese, setMese] = useState(addMesi(corrente, -1));
  const { data, error, refetch } = useRoute(prestatoServizioRoutes.getPrestatoServizio, { query: mese });
  return (
    <Pagina
      titolo="Prestato servizio"
      descrizione={data === undefined ? 'Le supplenze brevi del mese, e chi devono ancora attendere' : riassunto(data)}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <SceltaMese valore={mese} onCambia={setMese} dal={PRIMO_MESE} al={corrente} />
          <Stampe mese={mese} />
        </SpaceBetween>
      }
    >
      {data === undefined ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <ElencoPrestato key={`${mese.anno}-${mese.mese}`} letto={data} />
      )}
    </Pagina>
  );
};

/** Returns how many wait for each, and until when there is time. */
const riassunto = ({ anno, mese, entro, righe }: PrestatoServizio): string => {
  const attese = Object.entries(descrizionePrestato).flatMap(([stato, descrizione]) => {
    const quante = righe.filter((riga) => riga.stato === stato).length;
    return quante === 0 ? [] : [`${descrizione.toLowerCase()}: ${quante}`];
  });
  return [`${formatMese({ anno, mese })}, da autorizzare entro il ${formatGiorno(entro)}`, ...attese].join(' · ');
};

const Stampe = ({ mese }: { readonly mese: Mese }) => {
  const elenco = useStampa(printPrestatoServizio);
  const schede = useStampa(printSchedaSidi);
  const vedeLeSchede = useHasRole('GESTORE', 'TESTER', 'CEDOLINI');
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <AzioniStampa inCorso={elenco.inCorso} onStampa={(formato) => elenco.print({ ...mese, formato })} />
      {vedeLeSchede && (
        <Button loading={schede.inCorso} onClick={() => schede.print(mese)}>
          Schede per SIDI
        </Button>
      )}
    </SpaceBetween>
  );
};
