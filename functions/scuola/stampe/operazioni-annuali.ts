import { elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { inCelle, type Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { GIA_DUPLICATO, pianoDuplicazione } from '#functions/servizi/duplica-servizi.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { descrizioneTipoFestivita } from '#shared/contracts/scuola/calendari.ts';
import {
  printOperazioniAnnuali,
  type OperazioneDaStampare,
} from '#shared/contracts/scuola/stampe/operazioni-annuali.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { pianoFestivita, type FestivitaPrevista } from '../calendari/duplica-festivita.ts';

interface Giudicato {
  readonly servizio: RigaServizio;
  /** Why it does not go on; empty when it does. */
  readonly motivo: string;
}

/** Whom a service is of, as every list of people stands. */
const perNominativo = (a: Giudicato, b: Giudicato): number =>
  compareTesti(chiDi(a), chiDi(b)) ||
  a.servizio.matricola - b.servizio.matricola ||
  (a.servizio.datInizio < b.servizio.datInizio ? -1 : 1);
const chiDi = ({ servizio: { desCognome, desNome } }: Giudicato): string => nominativo(desCognome, desNome);

const serviziDell = async (archivio: Archivio, anno: number): Promise<Prospetto<Giudicato>> => {
  const { daCreare, esclusi } = await pianoDuplicazione(archivio, anno);
  const fatti = esclusi.filter(({ motivo }) => motivo === GIA_DUPLICATO);
  const senzaMotivo = (servizi: readonly RigaServizio[]): readonly Giudicato[] =>
    servizi.map((servizio) => ({ servizio, motivo: '' }));
  return {
    orientamento: 'orizzontale',
    sezione: 'Esito',
    sezioni: [
      { titolo: 'Duplicati', righe: senzaMotivo(fatti.map(({ servizio }) => servizio)) },
      { titolo: 'Ancora da duplicare', righe: senzaMotivo(daCreare) },
      { titolo: 'Non si duplicano', righe: esclusi.filter(({ motivo }) => motivo !== GIA_DUPLICATO) },
    ].map(({ titolo, righe }) => ({ titolo, righe: righe.toSorted(perNominativo) })),
    colonne: [
      {
        titolo: 'Persona',
        tipo: 'testo',
        testata: true,
        valore: chiDi,
      },
      { titolo: 'Matricola', tipo: 'numero', valore: ({ servizio }) => servizio.matricola },
      { titolo: 'Qualifica', tipo: 'testo', valore: ({ servizio }) => servizio.desQualificaRetributiva },
      { titolo: 'Contratto', tipo: 'testo', valore: ({ servizio }) => servizio.desTipoNomina },
      { titolo: 'Dal', tipo: 'giorno', valore: ({ servizio }) => servizio.datInizio },
      { titolo: 'Al', tipo: 'giorno', valore: ({ servizio }) => servizio.datFine },
      { titolo: 'Motivo', tipo: 'testo', valore: ({ motivo }) => motivo },
    ],
  };
};

const ORIGINE = { LEGGE: 'Calcolata', ANNO_PRECEDENTE: "Spostata dall'anno prima" } as const;

const festivitaDell = async (archivio: Archivio, anno: number): Promise<Prospetto<FestivitaPrevista>> => {
  const previste = await pianoFestivita(archivio, anno);
  return {
    orientamento: 'verticale',
    sezione: 'Esito',
    sezioni: [
      { titolo: 'Presenti', righe: previste.filter(({ esito }) => esito === 'PRESENTE') },
      { titolo: 'Ancora da aggiungere', righe: previste.filter(({ esito }) => esito === 'NUOVA') },
    ],
    colonne: [
      { titolo: 'Festività', tipo: 'testo', testata: true, valore: ({ proposta }) => proposta.descrizione },
      { titolo: 'Tipo', tipo: 'testo', valore: ({ proposta }) => descrizioneTipoFestivita[proposta.tipo] },
      { titolo: 'Dal', tipo: 'giorno', valore: ({ proposta }) => proposta.datInizio },
      { titolo: 'Al', tipo: 'giorno', valore: ({ proposta }) => proposta.datFine },
      { titolo: 'Origine', tipo: 'testo', valore: ({ proposta }) => ORIGINE[proposta.origine] },
      { titolo: 'Da verificare', tipo: 'siNo', valore: ({ proposta }) => proposta.daVerificare },
    ],
  };
};

const CHE_COSA = { servizi: 'Servizi', festivita: 'Festività e chiusure' } as const;

/** What the yearly operation made of each service and of each holiday: as the records are now, whoever wrote them. */
export const operazioniAnnuali = defineStampa(
  printOperazioniAnnuali,
  elenco({
    title: ({ anno, tipo }: OperazioneDaStampare) =>
      Promise.resolve(`${CHE_COSA[tipo]} portati nell'anno scolastico ${nomeAnnoScolastico(anno)}`),
    load: async ({ anno, tipo }: OperazioneDaStampare, { archivio }) => ({
      ...(tipo === 'servizi'
        ? inCelle(await serviziDell(archivio, anno))
        : inCelle(await festivitaDell(archivio, anno))),
      filtri: [{ etichetta: 'Anno scolastico', valore: nomeAnnoScolastico(anno) }],
    }),
  }),
);
