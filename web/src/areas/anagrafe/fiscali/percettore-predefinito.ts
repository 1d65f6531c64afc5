import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';

const predefiniti: { readonly [T in TipoPercettore]: Extract<Percettore, { tipo: T }> } = {
  DIPENDENTE: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
  FORMATORE: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE', regime: 'IRPEF_IRAP' },
  OCCASIONALE: { tipo: 'OCCASIONALE' },
  PROFESSIONISTA: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
  NON_RESIDENTE: { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: false },
  COCOCO: { tipo: 'COCOCO' },
  COMMISSARIO_ESTERNO: { tipo: 'COMMISSARIO_ESTERNO', regime: 'RITENUTA_20' },
  ALTRA_AMMINISTRAZIONE: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'OCCASIONALE' },
  SOCIETA: { tipo: 'SOCIETA', iva: 'ORDINARIA' },
  EREDE: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
  STUDENTE: { tipo: 'STUDENTE', regime: 'ECCELLENZA' },
  REVISORE: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
  ASSISTENTE_LINGUA: { tipo: 'ASSISTENTE_LINGUA' },
  AUTORE: { tipo: 'AUTORE', regime: 'DA_35_ANNI' },
  LAVORATORE_SPORTIVO: { tipo: 'LAVORATORE_SPORTIVO' },
};

/** What a kind of payee starts from, before the office says otherwise. */
export const percettorePredefinito = (tipo: TipoPercettore): Percettore => predefiniti[tipo];
