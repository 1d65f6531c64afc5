import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Person } from '../home/test-home.ts';
import { addModuli } from './moduli-di-prova.ts';

/** Values of the parameters of an address. */
type Indirizzo = Readonly<Record<string, string>>;

/** The F24 of an accounted run, the UniEmens, with a form of each kind for a person, and the accessory pay of its month. */
export const makeDenunceDelMese = async (
  ufficio: Person,
  { uid, PERIODI_DEST }: Processo,
  persona: Persona,
): Promise<{ f24: string; spt: string; periodo: Indirizzo; uniemens: Indirizzo }> => {
  const periodo = PERIODI_DEST.find(({ adempimento }) => adempimento === 'F24');
  if (periodo === undefined) throw new Error('The run pays nothing by F24');
  const denunciato = await ufficio.ok(uniemensRoutes.saveUniemens, {
    body: { anno: periodo.anno, mese: periodo.mese, allowEmpty: true },
  });
  const uniemens = await addModuli(ufficio, denunciato, persona);
  const { denuncia } = await ufficio.ok(f24Routes.saveF24Ep, {
    body: {
      processi: [uid],
      anno: periodo.anno,
      mese: periodo.mese,
      dataPagamento: ufficio.sessione.oggi,
      descrizione: 'F24 di prova',
      senzaCodiceFuori: false,
    },
  });
  const { anno, mese } = periodo;
  const spt = await ufficio.ok(sptRoutes.saveSpt, { body: { anno, meseDa: mese, meseA: mese } });
  const id = spt.denuncia.uid;
  return {
    f24: denuncia.uid,
    spt: id,
    uniemens,
    periodo: { id, anno: String(anno), meseDa: String(mese), meseA: String(mese), disabledMod: 'false' },
  };
};
