import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Denuncia, DenunciaIntera, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { accessorio, compenso, nameFirmatari, openUfficio } from '../cedolini.ts';
import type { Person } from '../home/test-home.ts';
import { loginOf } from '../home/test-users.ts';
import { createScuolaCheVersa, type ScuolaCheVersa } from './scuola-che-versa.ts';

/** The first three months of 2026. */
export const TRIMESTRE = { anno: 2026, meseDa: 1, meseA: 3 };

/** A school that NoiPA knows by its offices, with some people. */
export const openScuolaCheComunica = async (persone: number): Promise<ScuolaCheVersa> => {
  const aperta = await openUfficio(persone);
  const gestore = await aperta.home.as(loginOf('GESTORE'));
  await nameFirmatari(aperta.ufficio);
  await createScuolaCheVersa(gestore, 'EP', { altriDati: { codUfficioNoipa: '900', codServizioNoipa: '9001' } });
  return { ...aperta, gestore, adempimenti: await aperta.home.as(loginOf('ADEMPIMENTI')) };
};

/** Arrears of the year before of a member of staff, taxed apart. */
export const arretrati = (uid: string, importo = 50_000): InputCedolino =>
  accessorio(uid, [{ ...compenso(importo, 'ARR_ANNI_PREC'), competenza: { dal: '2025-01-01', al: '2025-01-31' } }], {
    fiscali: { redditiBiennio: { annoPrecedente: 2_500_000, dueAnniPrima: 2_400_000 } },
  });

/** The process of the three months, gathered. */
export const sptDelTrimestre = (chi: Person, altro: { versione?: number } = {}): Promise<DenunciaIntera> =>
  chi.ok(sptRoutes.saveSpt, { body: { ...TRIMESTRE, ...altro } });

/** Its file, then the day it was sent: today. */
export const sendSpt = async (chi: Person, { uid, versione }: Denuncia): Promise<Denuncia> => {
  const conFile = await chi.ok(sptRoutes.makeFileSpt, { query: { uid, versione } });
  return chi.ok(sptRoutes.sendSpt, {
    body: { uid, versione: conFile.versione, datInvio: chi.sessione.oggi, protocollo: '' },
  });
};

/** The compensations of a person of a process. */
export const compensiDi = ({ righe }: DenunciaIntera, uid: string): readonly RigaDenuncia[] =>
  righe.filter(({ calcolati }) => calcolati.quadro === 'C' && calcolati.IdDipendente === uid);
