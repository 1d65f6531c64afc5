import type { Percettore } from '../../../../../shared/contracts/anagrafe/percettore.ts';
import type { TipoPercettore } from '../../../../../shared/domain/persona/percettore.ts';

/** What a kind of payee starts from, before the office says otherwise. */
export const percettorePredefinito = (tipo: TipoPercettore): Percettore => {
  switch (tipo) {
    case 'DIPENDENTE':
      return { tipo, contratto: 'TI', ruolo: 'DOCENTE' };
    case 'FORMATORE':
      return { tipo, contratto: 'TI', ruolo: 'DOCENTE', regime: 'IRPEF_IRAP' };
    case 'OCCASIONALE':
      return { tipo };
    case 'PROFESSIONISTA':
      return { tipo, regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' };
    case 'NON_RESIDENTE':
      return { tipo, occasionale: true, convenzione: false };
    case 'COCOCO':
      return { tipo };
    case 'COMMISSARIO_ESTERNO':
      return { tipo, regime: 'RITENUTA_20' };
    case 'ALTRA_AMMINISTRAZIONE':
      return { tipo, regime: 'OCCASIONALE' };
    case 'SOCIETA':
      return { tipo, iva: 'ORDINARIA' };
    case 'EREDE':
      return { tipo, contratto: 'TI', ruolo: 'DOCENTE' };
  }
};
