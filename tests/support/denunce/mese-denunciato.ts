import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import { f24Routes } from '../../../shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '../../../shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '../../../shared/contracts/denunce/uniemens-chiamate.ts';
import type { Person } from '../home/test-home.ts';

/** The F24 of an accounted run, the UniEmens and the accessory pay of its month. */
export const makeDenunceDelMese = async (
  ufficio: Person,
  { uid, PERIODI_DEST }: Processo,
): Promise<{ f24: string; spt: string; periodo: Readonly<Record<string, string>> }> => {
  const periodo = PERIODI_DEST.find(({ adempimento }) => adempimento === 'F24');
  if (periodo === undefined) throw new Error('The run pays nothing by F24');
  await ufficio.ok(uniemensRoutes.saveUniemens, {
    body: { anno: periodo.anno, mese: periodo.mese, allowEmpty: true },
  });
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
    ...{ f24: denuncia.uid, spt: id },
    periodo: { id, anno: String(anno), meseDa: String(mese), meseA: String(mese), disabledMod: 'false' },
  };
};
