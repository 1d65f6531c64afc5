import { fiscaliEntita } from '#archivio/persone/fiscali.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { isNelPeriodo } from '#archivio/servizi/elenco-personale.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { getVoceDizionario } from '#functions/riferimento/voci/soggettive.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { SoggettiviRegistrati } from '#shared/contracts/anagrafe/stampe/dati-registrati.ts';
import { printDatiFiscali, printDatiSoggettivi } from '#shared/contracts/anagrafe/stampe/personale.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { chiaveNominativo, nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { intervalloDetto } from '#shared/domain/tempo/date.ts';

/** A record with the person it is of. */
interface Registrato<T> {
  readonly persona: Persona;
  readonly dati: T;
}

/** The records with their people, by name. */
const conPersona = async <T extends { readonly uidSubAnagrafe: Uid<'PERSONA'> }>(
  archivio: Archivio,
  records: readonly T[],
): Promise<readonly Registrato<T>[]> => {
  const uids = [...new Set(records.map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  const chiave = ({ persona: { desCognome, desNome, desCf } }: Registrato<T>) =>
    chiaveNominativo(desCognome, desNome, desCf);
  return records
    .flatMap((dati) => {
      const persona = persone.get(dati.uidSubAnagrafe);
      return persona === undefined ? [] : [{ persona, dati }];
    })
    .toSorted((a, b) => (chiave(a) < chiave(b) ? -1 : 1));
};

/** Tax data of a year, by name. */
const fiscaliDi = async (archivio: Archivio, numAnno: number): Promise<readonly Registrato<Fiscali>[]> => {
  const items = await archivio.of(fiscaliEntita).queryIndice({ index: 'indice1', begins: `${numAnno}#` });
  return conPersona(
    archivio,
    items.map((item) => readRiga(fiscaliEntita.schema, item)),
  );
};

/** Personal items in force in a period, by name. */
const soggettiviDi = async (
  archivio: Archivio,
  richiesta: SoggettiviRegistrati,
): Promise<readonly Registrato<Soggettiva>[]> => {
  const items = await archivio.of(soggettivaEntita).queryIndice({ index: 'indice1' });
  return conPersona(
    archivio,
    items.map((item) => readRiga(soggettivaEntita.schema, item)).filter(isChiesta(richiesta)),
  );
};

const scritti = <T>(registrati: readonly Registrato<T>[]) =>
  registrati.map(({ persona: { desCognome, desNome, desCf }, dati }) => ({
    nominativo: nominativo(desCognome, desNome),
    desCf,
    dati,
  }));

/** The same lists as records, for who reads them by call. */
export const datiRegistrati = {
  listFiscali: async ({ numAnno }: { readonly numAnno: number }, { archivio }: { readonly archivio: Archivio }) =>
    scritti(await fiscaliDi(archivio, numAnno)),
  listSoggettivi: async (richiesta: SoggettiviRegistrati, { archivio }: { readonly archivio: Archivio }) =>
    scritti(await soggettiviDi(archivio, richiesta)),
};

const chi = <T>(): readonly ColonnaDi<Registrato<T>>[] => [
  {
    titolo: 'Persona',
    tipo: 'testo',
    testata: true,
    valore: ({ persona: { desCognome, desNome } }) => nominativo(desCognome, desNome),
  },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ persona }) => persona.desCf },
];

const FISCALI: readonly ColonnaDi<Registrato<Fiscali>>[] = [
  ...chi<Fiscali>(),
  {
    titolo: 'Percettore',
    tipo: 'testo',
    valore: ({ dati }) => (dati.percettore === null ? 'Dai servizi' : descrizionePercettore[dati.percettore.tipo]),
  },
  { titolo: 'Aliquota massima', tipo: 'aliquota', valore: ({ dati }) => dati.numAliquotaMassima },
  { titolo: 'Letta da', tipo: 'testo', valore: ({ dati }) => dati.desAliquotaLettaDa },
  { titolo: 'Detrazione lavoro', tipo: 'siNo', valore: ({ dati }) => dati.flgDetrazioneLavoro },
  { titolo: 'Trattamento integrativo', tipo: 'siNo', valore: ({ dati }) => dati.flgTrattamentoIntegrativo },
  { titolo: 'Altre detrazioni', tipo: 'importo', valore: ({ dati }) => dati.numAltreDetrazioni },
  { titolo: 'Plafond sostitutiva', tipo: 'importo', valore: ({ dati }) => dati.numPlafondSostitutiva },
  { titolo: 'Occasionali da altri', tipo: 'importo', valore: ({ dati }) => dati.numCompensiOccasionaliAltri },
  { titolo: 'Massimale', tipo: 'siNo', valore: ({ dati }) => dati.flgMassimale },
];

export const datiFiscali = defineStampa(
  printDatiFiscali,
  elenco({
    title: ({ numAnno }: { readonly numAnno: number }) => Promise.resolve(`Dati fiscali del ${numAnno}`),
    load: async ({ numAnno }, contesto) => {
      const righe = await fiscaliDi(contesto.archivio, numAnno);
      return {
        filtri: [{ etichetta: 'Anno', valore: String(numAnno) }],
        colonne: FISCALI,
        sezioni: [{ righe }],
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);

const SOGGETTIVI: readonly ColonnaDi<Registrato<Soggettiva>>[] = [
  ...chi<Soggettiva>(),
  { titolo: 'Dal', tipo: 'giorno', valore: ({ dati }) => dati.datInizio },
  { titolo: 'Al', tipo: 'giorno', valore: ({ dati }) => dati.datFine },
  { titolo: 'Al mese', tipo: 'importo', totale: 'sezione', valore: ({ dati }) => dati.numImporto },
  { titolo: 'In tutto', tipo: 'importo', valore: ({ dati }) => dati.numTotale },
];

const nomeVoce = (codVoce: string): string => getVoceDizionario(codVoce)?.desVoce ?? codVoce;

const isChiesta =
  ({ datInizio, datFine, codVoce = '', desVoce = '' }: SoggettiviRegistrati) =>
  (soggettiva: Soggettiva): boolean =>
    isNelPeriodo(datInizio, datFine)(soggettiva) &&
    (codVoce === '' || soggettiva.codVoce === codVoce) &&
    nomeVoce(soggettiva.codVoce).toLowerCase().includes(desVoce.toLowerCase());

/** The creditor of a deduction is never here: who pays creditors has a print for it. */
export const datiSoggettivi = defineStampa(
  printDatiSoggettivi,
  elenco({
    title: ({ datInizio, datFine }: SoggettiviRegistrati) =>
      Promise.resolve(`Dati soggettivi, ${intervalloDetto(datInizio, datFine)}`),
    load: async (richiesta, contesto) => {
      const righe = await soggettiviDi(contesto.archivio, richiesta);
      return {
        filtri: [
          {
            etichetta: 'Periodo',
            valore: intervalloDetto(richiesta.datInizio, richiesta.datFine),
          },
        ],
        colonne: SOGGETTIVI,
        sezione: 'Voce',
        sezioni: [...Map.groupBy(righe, ({ dati }) => nomeVoce(dati.codVoce))]
          .toSorted(byTesto(([titolo]) => titolo))
          .map(([titolo, sue]) => ({ titolo, righe: sue })),
        orientamento: 'verticale' as const,
      };
    },
  }),
);
