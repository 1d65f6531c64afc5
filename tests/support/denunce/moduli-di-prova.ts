import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { listaPosPARoutes, type SalvaModulo } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { Person } from '../home/test-home.ts';

const pensione = 'Gestioni.GestPensionistica';

const gestioni = {
  [`${pensione}.CodGestione`]: '1',
  [`${pensione}.Imponibile`]: 200_000,
  [`${pensione}.Contributo`]: 66_000,
  'Gestioni.GestCredito.CodGestione': '9',
  'Gestioni.GestCredito.Imponibile': 200_000,
  'Gestioni.GestCredito.Contributo': 700,
};

/** A form of each kind, of the month of a filing or of the one before. */
const moduliDel = (mese: string): readonly (readonly [string, SalvaModulo, Record<string, string | number>])[] => [
  ['e0', listaPosPARoutes.saveE0, { GiornoInizio: `${mese}-01`, GiornoFine: `${mese}-28`, ...gestioni }],
  [
    'e1',
    listaPosPARoutes.saveE1,
    { 'DatiPosContribIscritto.0.CodFondo': '2142', 'DatiPosContribIscritto.0.ContribLav': 2_000 },
  ],
  [
    'f1',
    listaPosPARoutes.saveF1,
    {
      AnnoMeseRif: mese,
      CodGestione: '1',
      TipoPiano: '1',
      DataInizio: '2024-01-01',
      DataScadenza: '2028-12-31',
      PrgRata: '12',
      TotaleRate: '60',
      Importo: 5_000,
      TipoOperazione: 'V',
    },
  ],
  [
    'v1',
    listaPosPARoutes.saveV1,
    {
      '@CausaleVariazione': '1',
      GiornoInizio: '2025-11-01',
      GiornoFine: '2025-11-30',
      ...gestioni,
      'EnteVersante.0.TipoContributo': '1',
      'EnteVersante.0.CFAzienda': '80012345676',
      'EnteVersante.0.Imponibile': 200_000,
      'EnteVersante.0.Contributo': 66_000,
    },
  ],
];

/** Adds to a filing a list of the public family with a person and a form of each kind; the addresses of its screens, and the keys of the forms. */
export const addModuli = async (
  ufficio: Person,
  { denuncia }: DenunciaIntera,
  { uid: uidSubAnagrafe, desCf, desCognome }: Pick<Persona, 'uid' | 'desCf' | 'desCognome'>,
): Promise<Readonly<Record<string, string>>> => {
  const { uid, anno, mese, dati } = denuncia;
  const comune = { uid, uidPosPa: 'O', perche: 'dato di prova' } as const;
  let { denuncia: ora, righe } = await ufficio.ok(listaPosPARoutes.putFrontespizioPosPA, {
    body: { ...comune, versione: denuncia.versione, campi: {} },
  });
  const indirizzo: Record<string, string> = {
    id: uid,
    anno: String(anno),
    mese: String(mese),
    disabledMod: 'false',
    uidPosPa: 'O',
    cfAzienda: dati.CFAzienda || '-',
    nominativo: desCognome,
    cf: desCf,
  };
  for (const [modulo, salva, campi] of moduliDel(meseOrdinato(denuncia))) {
    const prima = new Set(righe.map(({ chiave }) => chiave));
    ({ denuncia: ora, righe } = await ufficio.ok(salva, {
      body: { ...comune, versione: ora.versione, uidSubAnagrafe, campi },
    }));
    indirizzo[modulo] = righe.findLast(({ chiave }) => !prima.has(chiave))?.chiave ?? '';
  }
  return indirizzo;
};
