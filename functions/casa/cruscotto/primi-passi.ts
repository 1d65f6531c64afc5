import type { CodiceMancanza, Cruscotto, Mancanza, PrimoPasso } from '#shared/contracts/casa/casa.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Letture } from '../letture/letture.ts';

/** The data of the school that each step asks, among those that it cannot pay or file without. */
const CHIESTI: Readonly<Record<'SCUOLA' | 'POSIZIONI' | 'FIRME', readonly CodiceMancanza[]>> = {
  SCUOLA: ['SCUOLA', 'COD_FISCALE', 'INDIRIZZO', 'NOME_F24', 'ALTRI_DATI', 'REGIONE_FISCALE', 'IBAN_TESORERIA'],
  POSIZIONI: ['POSIZIONE_INPS', 'SEDE_INPS', 'LISTA_POSPA', 'MITTENTE_UNIEMENS', 'ATECO'],
  FIRME: ['FIRMATARIO_DS', 'FIRMATARIO_DSGA', 'FIRME'],
};

interface Avvio extends Pick<Letture, 'persone' | 'servizi'> {
  readonly mancanze: readonly Mancanza[];
  readonly conScuola: boolean;
}

/** The step of some data of the school: as much as is there, and what is missing with where it is filled in. */
const passoDeiDati = (
  passo: keyof typeof CHIESTI,
  schermata: `/${string}`,
  { mancanze, conScuola }: Avvio,
): PrimoPasso => {
  const chiesti = CHIESTI[passo];
  const mancanti = mancanze.filter(({ codice }) => chiesti.includes(codice));
  return {
    passo,
    fatti: conScuola ? chiesti.length - mancanti.length : 0,
    totale: chiesti.length,
    manca: mancanti.map(({ messaggio }) => messaggio),
    schermata: mancanti[0]?.schermata ?? schermata,
  };
};

const passo = (quale: PrimoPasso['passo'], fatti: number, totale: number, schermata: `/${string}`): PrimoPasso => ({
  passo: quale,
  fatti,
  totale: Math.max(1, totale),
  manca: [],
  schermata,
});

/** The steps of an office that begins, from the school's data to the first run computed; none once a run was. Pure. */
export const primiPassiDi = (
  processi: readonly Pick<RigaProcesso, 'numCedolini'>[],
  avvio: Avvio,
): Cruscotto['primiPassi'] => {
  if (processi.some(({ numCedolini }) => numCedolini > 0)) return [];
  const { persone, servizi } = avvio;
  const serve = new Set(servizi.serve);
  const inServizio = persone.filter(({ uid }) => serve.has(uid));
  const pronti = inServizio.filter((persona) => persona.conAliquota && persona.conDomicilio && persona.conPagamento);
  return [
    passoDeiDati('SCUOLA', '/scuola', avvio),
    passoDeiDati('POSIZIONI', '/scuola', avvio),
    passoDeiDati('FIRME', '/scuola/altriDati', avvio),
    passo('PERSONE', persone.length, persone.length, '/scambio/importa/personale'),
    passo('CONTRATTI', inServizio.length, inServizio.length, '/scambio/importa/servizi'),
    passo('DATI_FISCALI', pronti.length, inServizio.length, '/anagrafe'),
    passo('PRIMA_PROVA', 0, 1, '/cedolini?vista=nuova'),
  ];
};
