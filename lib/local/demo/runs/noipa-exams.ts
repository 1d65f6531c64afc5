import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { noipaImplementation } from '#functions/noipa/routes.ts';
import { commissioni } from '#functions/tabelle/commissioni.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Commissione, CommissioneInput, Membro } from '#shared/contracts/tabelle/commissioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import type { AsOffice } from '../context.ts';

/** Codes of the exams, that no ministry has. */
export const CODICI_ESAMI = (
  [
    ['0011', 'MATURITA', 'Dimostrativo: commissione di maturità'],
    ['0012', 'MATURITA', 'Dimostrativo: trasferta esente'],
    ['0021', 'ALTRI_ESAMI', 'Dimostrativo: altri esami'],
  ] as const
).map(([sottocompenso, tipo, descrizione]) => ({
  capitolo: '0000',
  piano: '00',
  compenso: 'DEMO',
  codVoce: '',
  documento: '',
  sottocompenso,
  tipo,
  descrizione,
}));
const [FUNZIONE = '', TRASFERTA = '', ALTRO = ''] = CODICI_ESAMI.map(chiaveNoipa);

/** Who sits in a commission: the person at a place of the staff, their function, their band of travel. */
type Posto = readonly [number, Membro['funzione'], Membro['fasciaTrasferta']];
const PRIMA: readonly Posto[] = [
  [0, 'PRESIDENTE', '2'],
  [1, 'COMMISSARIO_ESTERNO', '1'],
  [2, 'SOSTITUTO_PRESIDENTE', '3'],
  [3, 'COMMISSARIO_INTERNO', null],
  [4, 'COMMISSARIO_INTERNO', '1'],
];
/** The internal member of the first sits in this one too. */
const SECONDA: readonly Posto[] = [
  [5, 'PRESIDENTE', '1'],
  [6, 'COMMISSARIO_ESTERNO', '4'],
  [3, 'COMMISSARIO_INTERNO', null],
];
const ABILITAZIONE: readonly Posto[] = [
  [7, 'PRESIDENTE', null],
  [8, 'COMMISSARIO_INTERNO', null],
];

/** The exams of the summer of a year: two commissions of the maturità in a list, one of another exam in another. @returns the lists, still to be sent */
export const demoEsami = async (
  office: AsOffice,
  anno: number,
  dipendenti: readonly { readonly uid: Uid<'PERSONA'> }[],
): Promise<readonly Pick<ListaNoipa, 'uid' | 'versione'>[]> => {
  const persone = await office(async ({ archivio }) =>
    personeRepository(archivio).getMany(dipendenti.slice(0, 9).map(({ uid }) => uid)),
  );
  const create = (descrizione: string, tipoEsame: CommissioneInput['tipoEsame'], posti: readonly Posto[]) =>
    office((context) =>
      commissioni.create({ ...commissioneDi(persone, posti), numAnno: anno - 1, descrizione, tipoEsame }, context),
    );
  const maturita = [
    await create('Prima commissione dimostrativa', 'MATURITA', PRIMA),
    await create('Seconda commissione dimostrativa', 'MATURITA', SECONDA),
  ];
  const abilitazione = await create('Abilitazione dimostrativa', 'ABILITAZIONE', ABILITAZIONE);
  return [await payMaturita(office, anno, maturita), await payAbilitazione(office, anno, abilitazione)];
};

const commissioneDi = (persone: readonly Persona[], posti: readonly Posto[]) => ({
  numClassi: 2,
  sede: 'Sede della scuola',
  candidati: 42,
  giorniLavorati: 15,
  flgParitaria: false,
  presidente: '',
  articolate: [],
  membri: posti.flatMap(([posto, funzione, fasciaTrasferta]) => {
    const persona = persone[posto];
    if (persona === undefined) return [];
    const { desCognome, desNome, desCf } = persona;
    return [{ nominativo: `${desCognome} ${desNome}`, desCf, funzione, fasciaTrasferta }];
  }),
});

const createLista = (office: AsOffice, anno: number, tipo: ListaNoipa['tipo'], descrizione: string) =>
  office((context) =>
    noipaImplementation().createListaNoipa(
      {
        body: {
          tipo,
          anno,
          descrizione,
          mese: 7,
          codice: '',
          tassazione: 'CORRENTE',
          note: '',
          datInizio: `${anno}-06-15`,
          datFine: `${anno}-07-10`,
        },
      },
      context,
    ),
  );

const riferimentoDi = ({ uid, versione }: { readonly uid: string; readonly versione: number }) => ({
  uid: asUid<'LISTA_NOIPA'>(uid),
  versione,
});

const payMaturita = async (office: AsOffice, anno: number, commissioniPagate: readonly Commissione[]) => {
  const chiavi = { funzione: FUNZIONE, trasferta: TRASFERTA, preliminari: null };
  let lista = await createLista(office, anno, 'MATURITA', `Maturità ${anno}`);
  for (const commissione of commissioniPagate) {
    const membri = commissione.membri.flatMap(({ desCf, funzione, fasciaTrasferta: fascia }) =>
      desCf === null || funzione === 'ESPERTO'
        ? []
        : [
            {
              desCf,
              fascia,
              parte: null,
              materie: 0,
              candidatiPreliminari: 0,
              sostituto: funzione === 'SOSTITUTO_PRESIDENTE',
              funzione: funzione === 'SOSTITUTO_PRESIDENTE' ? ('COMMISSARIO_ESTERNO' as const) : funzione,
              classi: funzione === 'COMMISSARIO_INTERNO' ? 1 : 2,
            },
          ],
    );
    const body = { ...riferimentoDi(lista), commissione: commissione.uid, chiavi, membri };
    lista = (await office((context) => noipaImplementation().addPagamentiMaturita({ body }, context))).lista;
  }
  return riferimentoDi(lista);
};

const payAbilitazione = async (office: AsOffice, anno: number, { uid: commissione, membri }: Commissione) => {
  const vuota = await createLista(office, anno, 'ALTRI_ESAMI', `Esami di abilitazione ${anno}`);
  const body = {
    ...riferimentoDi(vuota),
    commissione,
    chiavi: { imponibile: ALTRO, nonImponibile: null },
    membri: membri.flatMap(({ desCf, funzione }) =>
      desCf === null ? [] : [{ desCf, funzione, candidati: 20, giorni: 4, importo: 25_000, flgNonImponibile: false }],
    ),
  };
  const { lista } = await office((context) => noipaImplementation().addPagamentiAltriEsami({ body }, context));
  return riferimentoDi(lista);
};
