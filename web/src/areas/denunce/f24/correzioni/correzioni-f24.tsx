import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { CorrezioneF24 } from '#shared/contracts/denunce/correzione-f24.ts';
import { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { testo } from '#shared/domain/campi.ts';
import {
  descrizioneCorpoCorrezione,
  descrizioneEsitoCorrezione,
  rigaInParole,
  type EsitoCorrezione,
} from '#shared/domain/denunce/correzione-f24.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Segno } from '#ui/segno.tsx';
import { lettiDallaCorrezione } from '../flusso-f24.ts';
import { CorrezioneModale } from './correzione-modale.tsx';
import { EsitoCorrezioneModale } from './esito-correzione-modale.tsx';

const indicatori: Readonly<Record<EsitoCorrezione, StatusIndicatorProps.Type>> = {
  IN_ATTESA: 'pending',
  ACCOLTA: 'success',
  RESPINTA: 'error',
};

/** What is asked, in words: the row it becomes, or the credit and where it was used. */
const richiesta = ({ modo, annoCredito, meseCredito, ...giusta }: CorrezioneF24): string => {
  if (modo === 'DATI') return `Diventa ${rigaInParole(giusta)}`;
  return annoCredito === null || meseCredito === null
    ? 'A credito, non ancora usato'
    : `A credito, usato nell'F24 di ${formatMese({ anno: annoCredito, mese: meseCredito })}`;
};

const colonne: readonly Colonna<CorrezioneF24>[] = [
  { id: 'riga', titolo: 'Riga inviata', larghezza: 190, valore: ({ inviata }) => rigaInParole(inviata) },
  {
    id: 'esito',
    titolo: 'Esito',
    larghezza: 130,
    intera: true,
    valore: ({ esito }) => descrizioneEsitoCorrezione[esito],
    cella: ({ esito }) => <Segno type={indicatori[esito]}>{descrizioneEsitoCorrezione[esito]}</Segno>,
  },
  { id: 'importo', titolo: 'Importo', tipo: 'importo', larghezza: 120 },
  { id: 'richiesta', titolo: 'Richiesta', larghezza: 230, valore: richiesta },
  { id: 'richiestaIl', titolo: 'Chiesta il', tipo: 'data', larghezza: 120 },
  { id: 'corpo', titolo: 'A chi', larghezza: 210, valore: ({ corpo }) => descrizioneCorpoCorrezione[corpo] },
  { id: 'protocollo', titolo: 'Protocollo', seLarga: true },
  { id: 'motivo', titolo: 'Motivo', nascosta: true },
  { id: 'esitoIl', titolo: 'Risposta del', tipo: 'data', nascosta: true },
  { id: 'motivoEsito', titolo: 'Motivo della risposta', nascosta: true },
  { id: 'chi', titolo: 'Scritta da', nascosta: true },
];

type Finestra =
  | { readonly quale: 'nuova' }
  | { readonly quale: 'dati' | 'esito' | 'togli'; readonly correzione: CorrezioneF24 };

/** The corrections asked of a sent F24: what was wrong, whom it was asked, what came of it. */
export const CorrezioniF24 = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const [finestra, setFinestra] = useState<Finestra | null>(null);
  const elenco = useElencoLocale<CorrezioneF24>({
    nome: 'f24-correzioni',
    righe: denuncia.correzioni ?? [],
    colonne,
    chiave: ({ numero }) => String(numero),
    ordine: 'richiestaIl',
    stato: denuncia.uid,
  });
  const correggibile = !isRespinta(denuncia.esito);
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Correzioni richieste"
        descrizione="Un F24 inviato non cambia: la correzione si chiede a chi lo ha ricevuto, qui se ne tiene nota e la quadratura la legge"
        etichetta={({ numero, inviata }) => `la correzione ${numero} di ${rigaInParole(inviata)}`}
        crea={
          correggibile ? { testo: 'Scrivi una correzione', onClick: () => setFinestra({ quale: 'nuova' }) } : undefined
        }
        azioniRiga={(correzione) =>
          correggibile
            ? [
                { testo: "Scrivi l'esito", onClick: () => setFinestra({ quale: 'esito', correzione }) },
                { testo: 'Cambia', onClick: () => setFinestra({ quale: 'dati', correzione }) },
                { testo: 'Togli', onClick: () => setFinestra({ quale: 'togli', correzione }) },
              ]
            : []
        }
        vuoto={{
          titolo: 'Nessuna correzione',
          testo: 'Serve per un codice, un ente o un riferimento sbagliato, e per quello che è stato versato in più.',
        }}
      />
      {finestra && <Aperta denuncia={denuncia} finestra={finestra} onChiudi={() => setFinestra(null)} />}
    </>
  );
};

interface ApertaProps {
  readonly denuncia: Denuncia;
  readonly finestra: Finestra;
  readonly onChiudi: () => void;
}

const Aperta = ({ denuncia, finestra, onChiudi }: ApertaProps) => {
  if (finestra.quale === 'nuova') return <CorrezioneModale denuncia={denuncia} onChiudi={onChiudi} />;
  const { quale, correzione } = finestra;
  if (quale === 'dati') return <CorrezioneModale denuncia={denuncia} correzione={correzione} onChiudi={onChiudi} />;
  if (quale === 'esito')
    return <EsitoCorrezioneModale denuncia={denuncia} correzione={correzione} onChiudi={onChiudi} />;
  return <TogliCorrezione denuncia={denuncia} correzione={correzione} onChiudi={onChiudi} />;
};

const Motivo = z.strictObject({ perche: testo(1, 300) });

interface TogliProps {
  readonly denuncia: Denuncia;
  readonly correzione: CorrezioneF24;
  readonly onChiudi: () => void;
}

/** A correction written by mistake, taken away with the reason. */
const TogliCorrezione = ({ denuncia: { uid, versione }, correzione: { numero }, onChiudi }: TogliProps) => {
  const togli = useWrite(correzioniF24Routes.removeCorrezioneF24, lettiDallaCorrezione);
  const modulo = useModulo({
    schema: Motivo,
    valori: { perche: '' },
    salva: ({ perche }) => togli.mutateAsync({ body: { uid, versione, numero, perche } }),
    messaggio: 'Correzione tolta',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Togliere la correzione?" salva="Togli" onChiudi={onChiudi}>
      <CampoTesto
        modulo={modulo}
        nome="perche"
        etichetta="Motivo"
        aiuto="È stata scritta per errore; resta nel registro delle modifiche"
      />
    </ModaleModulo>
  );
};
