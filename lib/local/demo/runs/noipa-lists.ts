import { noipaImplementation } from '#functions/noipa/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import type { AsOffice } from '../context.ts';
import { CODICI_ESAMI, demoEsami } from './noipa-exams.ts';

/** Codes that no ministry has: nobody may take them for those of the portal. */
const CODICI = [
  { sottocompenso: '0001', codVoce: 'MOF_INS', descrizione: 'Dimostrativo: ore di insegnamento' },
  { sottocompenso: '0002', codVoce: 'MOF_FUNZ', descrizione: "Dimostrativo: ore funzionali all'insegnamento" },
  { sottocompenso: '0003', codVoce: '', descrizione: 'Dimostrativo: compenso forfettario' },
].map((codice) => ({
  capitolo: '0000',
  piano: '00',
  compenso: 'DEMO',
  tipo: 'MOF' as const,
  documento: '',
  ...codice,
}));
const [ORE, FUNZIONALI, FORFAIT] = CODICI.map(chiaveNoipa);

type Riferimento = Pick<ListaNoipa, 'uid' | 'versione'>;

/** People a list pays. */
const PERSONE = 15;
/** Given for each code in a year, in cents. */
const ASSEGNATO = 1_500_000;

/** A school year of lists: those of the year before sent, paid in part and shown, one of this year sent, one being written. */
export const demoNoipaLists = async (
  office: AsOffice,
  oggi: string,
  dipendenti: readonly { readonly uid: Uid<'PERSONA'> }[],
): Promise<void> => {
  const noipa = noipaImplementation();
  for (const codice of [...CODICI, ...CODICI_ESAMI])
    await office(async (context) => noipa.createPianoCapitolo({ body: codice }, context));
  const persone = dipendenti.slice(0, PERSONE).map(({ uid }) => uid);
  const { numAnno } = annoScolasticoDi(oggi);
  const anno = Number(oggi.slice(0, 4));
  for (const uno of new Set([numAnno, anno])) await assign(office, uno);
  const prima = await writeLista(office, persone, {
    anno: numAnno,
    mese: 7,
    descrizione: `Fondo ${numAnno - 1}/${numAnno}`,
    datInizio: `${numAnno - 1}-09-01`,
    datFine: `${numAnno}-06-30`,
  });
  for (const lista of [prima, ...(await demoEsami(office, numAnno, dipendenti))])
    await sendAndShow(office, lista, numAnno);
  const periodo = { anno, mese: Number(oggi.slice(5, 7)), datInizio: `${numAnno}-09-01`, datFine: oggi };
  const acconto = await writeLista(office, persone.slice(0, 5), { ...periodo, descrizione: 'Fondo, primo acconto' });
  await send(office, acconto, oggi);
  await writeLista(office, persone.slice(5), { ...periodo, descrizione: 'Fondo, da completare' });
};

/** A list of the summer: sent in it, paid in August, shown to who it pays. */
const sendAndShow = async (office: AsOffice, lista: Riferimento, anno: number): Promise<void> => {
  const noipa = noipaImplementation();
  const inviata = await send(office, lista, `${anno}-07-15`);
  const uid = asUid<'LISTA_NOIPA'>(inviata.uid);
  const pagata = await office(async (context) =>
    noipa.setEsitoListaNoipa(
      {
        body: {
          uid,
          versione: inviata.versione,
          esito: 'PAGATO',
          rata: `${anno}-08`,
          datPagamento: `${anno}-08-22`,
          motivo: '',
          respinti: [],
          stornati: [],
        },
      },
      context,
    ),
  );
  await office(async (context) => noipa.exposeListaNoipa({ body: { uid, versione: pagata.versione } }, context));
};

const assign = async (office: AsOffice, anno: number): Promise<void> => {
  for (const codice of [...CODICI, ...CODICI_ESAMI])
    await office(async (context) =>
      noipaImplementation().createEntrata(
        {
          body: {
            data: `${anno}-01-02`,
            chiave: chiaveNoipa(codice),
            importo: ASSEGNATO,
            causale: 'Assegnazione dimostrativa',
          },
        },
        context,
      ),
    );
};

const send = (office: AsOffice, { uid, versione }: Riferimento, datInvio: string) =>
  office(async (context) =>
    noipaImplementation().sendListaNoipa(
      { body: { uid, versione, datInvio, motivo: 'Giorni e assenze verificati con il registro' } },
      context,
    ),
  );

/** A list that pays hours to everybody, and an amount to each third. */
const writeLista = async (
  office: AsOffice,
  persone: readonly Uid<'PERSONA'>[],
  dati: Pick<ListaNoipa, 'anno' | 'mese' | 'descrizione' | 'datInizio' | 'datFine'>,
): Promise<Riferimento> => {
  const noipa = noipaImplementation();
  const vuota = await office(async (context) =>
    noipa.createListaNoipa({ body: { ...dati, tipo: 'MOF', codice: '', tassazione: 'CORRENTE', note: '' } }, context),
  );
  const { datInizio, datFine } = dati;
  const comune = { datInizio, datFine, profilo: '' };
  const { lista } = await office(async (context) =>
    noipa.addPagamentiMof(
      {
        body: {
          uid: asUid(vuota.uid),
          versione: vuota.versione,
          pagamenti: persone.map((persona, indice) => ({
            persona,
            righe: [
              { ...comune, chiave: (indice % 2 === 0 ? ORE : FUNZIONALI) ?? '', ore: 500 + indice * 50, importo: null },
              ...(indice % 3 === 0
                ? [{ ...comune, chiave: FORFAIT ?? '', ore: null, importo: 20_000 + indice * 500 }]
                : []),
            ],
          })),
        },
      },
      context,
    ),
  );
  return { uid: asUid(lista.uid), versione: lista.versione };
};
