import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { printAnnualiNoipa } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { descrizioneEsitoListaNoipa } from '#shared/domain/noipa/lista.ts';
import { descrizioneStatoListaNoipa } from '#shared/domain/noipa/stato-lista.ts';
import { byNomeIntero } from '#shared/domain/persona/nominativo.ts';
import { compensiDei, type Compenso } from './lista.ts';

interface Richiesta {
  readonly anno: number;
  readonly uidSubAnagrafe?: Uid<'PERSONA'> | undefined;
}

interface CompensoDellAnno extends Compenso {
  readonly lista: ListaNoipa;
}

/** What became of a compensation: refused and given back are told of the person they happened to. */
const esitoDi = ({ lista: { esito, STATUS }, pagamento: { persona } }: CompensoDellAnno): string => {
  if (esito === undefined) return descrizioneStatoListaNoipa[STATUS];
  if (esito.respinti.includes(persona)) return 'Scartato';
  if (esito.stornati.some((stornato) => stornato.persona === persona)) return 'Stornato';
  return `${descrizioneEsitoListaNoipa[esito.esito]}${esito.rata === null ? '' : `, rata ${esito.rata}`}`;
};

const COLONNE: readonly ColonnaDi<CompensoDellAnno>[] = [
  { titolo: 'Lista', tipo: 'testo', testata: true, valore: ({ lista }) => lista.descrizione },
  { titolo: 'Mese', tipo: 'numero', valore: ({ lista }) => lista.mese },
  { titolo: 'Codice', tipo: 'testo', valore: ({ riga }) => riga.chiave },
  { titolo: 'Dal', tipo: 'giorno', valore: ({ riga }) => riga.datInizio },
  { titolo: 'Al', tipo: 'giorno', valore: ({ riga }) => riga.datFine },
  { titolo: 'Ore', tipo: 'ore', valore: ({ riga }) => riga.ore },
  { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ riga }) => riga.importo },
  { titolo: 'Esito', tipo: 'testo', valore: esitoDi },
];

const loadAnno = async (
  { anno, uidSubAnagrafe }: Richiesta,
  { archivio }: ContestoStampa,
): Promise<Elenco<CompensoDellAnno>> => {
  const repository = listeRepository(archivio);
  const liste = await Promise.all((await repository.listDell(anno)).map(({ uid }) => repository.loadIntera(uid)));
  const compensi = liste.flatMap(({ lista, pagamenti }) => compensiDei(pagamenti).map((uno) => ({ ...uno, lista })));
  const suoi = compensi.filter(({ pagamento }) => uidSubAnagrafe === undefined || pagamento.persona === uidSubAnagrafe);
  return {
    filtri: [{ etichetta: 'Anno', valore: String(anno) }],
    colonne: COLONNE,
    sezione: 'Persona',
    sezioni: [
      ...Map.groupBy(
        suoi.toSorted((a, b) => byNomeIntero(a.pagamento, b.pagamento)),
        ({ pagamento }) => `${pagamento.nominativo}, ${pagamento.desCf}`,
      ),
    ].map(([titolo, righe]) => ({ titolo, righe })),
    orientamento: 'orizzontale',
  };
};

/** What the lists of a year pay, person by person. */
export const annualiNoipa = defineStampa(
  printAnnualiNoipa,
  elenco({
    title: ({ anno }: Richiesta) => Promise.resolve(`Pagamenti NoiPA del ${anno}`),
    load: loadAnno,
  }),
);
