import { describe, expect, it } from 'vitest';
import { isNotificaObbligatoria, isNotificaVisibile, tipiNotifica } from '#shared/domain/accesso/notifiche.ts';
import { statoDetto } from '#shared/domain/denuncia.ts';
import {
  causaliRettifica,
  composizioniDenuncia,
  descrizioneCausaleRettifica,
  descrizioneComposizioneDenuncia,
} from '#shared/domain/elaborazione/denuncia.ts';
import { metodi } from '#shared/domain/elaborazione/elaborazione.ts';
import {
  canTransition,
  statiDiPartenza,
  statiElaborazione,
  statiListaNoipa,
  transizioniElaborazione,
  transizioniListaNoipa,
  type Transizioni,
} from '#shared/domain/elaborazione/transizioni.ts';
import { statoDettoLista } from '#shared/domain/noipa/stato-lista.ts';
import { isVoceDi, opzioni } from '#shared/domain/opzioni.ts';
import { descrizioneMotivoSanitario, motiviSanitari } from '#shared/domain/persona/assenze.ts';
import { fasceAnzianita, fasciaDiAnni } from '#shared/domain/persona/fasce.ts';
import { descrizioneModalitaPagamento, modalitaPagamento } from '#shared/domain/persona/pagamento.ts';

describe('closed lists', () => {
  it('carry the codes of the spec with Italian words', () => {
    expect(opzioni(modalitaPagamento, descrizioneModalitaPagamento)).toHaveLength(5);
    expect(opzioni(motiviSanitari, descrizioneMotivoSanitario).map(({ codice }) => codice)).toEqual([
      '0',
      '3',
      '4',
      '6',
    ]);
    expect(opzioni(causaliRettifica, descrizioneCausaleRettifica)).toHaveLength(10);
    expect(opzioni(composizioniDenuncia, descrizioneComposizioneDenuncia)[0]).toEqual({
      codice: 'CP',
      descrizione: 'Completa',
    });
    expect(isVoceDi(modalitaPagamento, 'L')).toBe(true);
    expect(isVoceDi(modalitaPagamento, 'Z')).toBe(false);
    expect(metodi).toHaveLength(13);
    expect(metodi).toContain('ACC-LS');
  });

  it('put years of service in their band on both sides of each border', () => {
    expect([0, 8, 9, 14, 15, 20, 21, 27, 28, 34, 35, 43].map(fasciaDiAnni)).toEqual([
      '0-8',
      '0-8',
      '9-14',
      '9-14',
      '15-20',
      '15-20',
      '21-27',
      '21-27',
      '28-34',
      '28-34',
      '35+',
      '35+',
    ]);
    expect(fasceAnzianita).toHaveLength(6);
    expect(() => fasciaDiAnni(-1)).toThrow(RangeError);
  });

  it('say which notifications are mandatory and who does not see them', () => {
    expect(tipiNotifica.filter(isNotificaObbligatoria)).toEqual(['SYNCANAG_W']);
    expect(isNotificaVisibile('SYNCANAG_R', ['GESTORE'])).toBe(false);
    expect(isNotificaVisibile('SYNCANAG_R', ['SERVIZI'])).toBe(true);
    expect(isNotificaVisibile('SYNCANAG_W', ['GESTORE'])).toBe(true);
    expect(['PRESIDE', 'TESTER', 'CEDOLINI'].filter((ruolo) => isNotificaVisibile('SYNCANAG_W', [ruolo]))).toEqual([]);
  });
});

describe('states', () => {
  it('end where the product says they end, and every other state can be left', () => {
    const terminali = <S extends string>(transizioni: Transizioni<S>, stati: readonly S[]) =>
      stati.filter((stato) => transizioni[stato].length === 0);
    expect(terminali(transizioniElaborazione, statiElaborazione)).toEqual(['CONTABILIZZATO']);
    expect(terminali(transizioniListaNoipa, statiListaNoipa)).toEqual(['INVIATO']);
  });

  it('of a filing say what is stored of it, whether its file is out, and that it was refused', () => {
    const files = (bozza: boolean, versione?: number) => [{ bozza, versione }];
    const detto = (da: Partial<Parameters<typeof statoDetto>[0]>) =>
      statoDetto({ tipo: 'uniemens', versione: 4, STATUS: 'COMPLETATO', esito: null, files: [], ...da });
    expect([
      detto({ STATUS: 'ATTESA', files: files(true, 4) }),
      detto({}),
      detto({ files: files(false, 3) }),
      detto({ files: files(false) }),
      detto({ files: files(false, 4) }),
      detto({ STATUS: 'INVIATO', esito: 'IN_ATTESA' }),
      detto({ STATUS: 'INVIATO', esito: 'SCARTATO_IN_PARTE' }),
      detto({ STATUS: 'INVIATO', esito: 'ANNULLATO' }),
    ]).toEqual(['ATTESA', 'COMPLETATO', 'COMPLETATO', 'COMPLETATO', 'IN_CORSO', 'INVIATO', 'INVIATO', 'FALLITO']);
    expect([
      detto({ tipo: 'spt', STATUS: 'ATTESA' }),
      detto({ tipo: 'spt', files: files(false, 4) }),
      detto({ tipo: 'spt', STATUS: 'INVIATO', esito: 'SCARTATO' }),
    ]).toEqual(['DA_INVIARE', 'DA_INVIARE', 'INVIATO']);
  });

  it('of a list of NoiPA say how its file stands, until it is sent', () => {
    expect([
      statoDettoLista('ATTESA', undefined),
      statoDettoLista('DA_INVIARE', undefined),
      statoDettoLista('DA_INVIARE', 'IN_CORSO'),
      statoDettoLista('ATTESA', 'FALLITO'),
      statoDettoLista('INVIATO', 'FALLITO'),
    ]).toEqual(['ATTESA', 'DA_INVIARE', 'IN_CORSO', 'FALLITO', 'INVIATO']);
  });

  it('account only what is completed, send only what is ready', () => {
    expect(statiDiPartenza(transizioniElaborazione, statiElaborazione, 'CONTABILIZZATO')).toEqual(['COMPLETATO']);
    expect(statiDiPartenza(transizioniListaNoipa, statiListaNoipa, 'INVIATO')).toEqual(['DA_INVIARE']);
    expect(canTransition(transizioniElaborazione, 'FALLITO', 'IN_CORSO')).toBe(true);
    expect(canTransition(transizioniElaborazione, 'CONTABILIZZATO', 'IN_CORSO')).toBe(false);
  });
});
