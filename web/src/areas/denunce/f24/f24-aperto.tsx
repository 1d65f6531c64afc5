import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { printProspettoF24 } from '#shared/contracts/denunce/stampe/prospetto-f24.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { DenunciaAperta } from '../parti/denuncia-aperta.tsx';
import { CorrezioniF24 } from './correzioni/correzioni-f24.tsx';
import { flussoF24 } from './flusso-f24.ts';
import { PagamentoModale } from './pagamento-modale.tsx';
import { RiepilogoF24 } from './riepilogo-f24.tsx';

interface Props {
  readonly uid: string;
  readonly onChiudi: () => void;
  /** Another one, of a month. */
  readonly onNuovo: (mese: Mese) => void;
}

/** One F24, with its sheet. */
export const F24Aperto = ({ uid, onChiudi, onNuovo }: Props) => {
  const ep = useWrite(f24Routes.saveF24Ep, flussoF24.lette);
  const ordinario = useWrite(f24Routes.saveF24Ordinario, flussoF24.lette);
  const [pagamento, setPagamento] = useState(false);
  const aggiorna = (denuncia: Denuncia) => {
    const { versione, processi, anno, mese, dataPagamento, descrizione, senzaCodiceFuori, ravvedimento } = denuncia;
    const body = { processi, anno, mese, dataPagamento, descrizione, senzaCodiceFuori, ravvedimento, versione };
    return denuncia.tipo === 'f24' ? ordinario.mutateAsync({ body }) : ep.mutateAsync({ body });
  };
  return (
    <DenunciaAperta flusso={flussoF24} uid={uid} onChiudi={onChiudi}>
      {(denuncia, scheda) =>
        scheda({
          descrizione: `${denuncia.tipo === 'f24' ? 'F24 ordinario' : 'F24 enti pubblici'}, ${formatMese(denuncia)}, pagamento ${formatGiorno(denuncia.dataPagamento)}`,
          riepilogo: (
            <>
              <RiepilogoF24 denuncia={denuncia} />
              {pagamento && (
                <PagamentoModale
                  denuncia={denuncia}
                  salva={(cambi) => aggiorna({ ...denuncia, ...cambi })}
                  onChiudi={() => setPagamento(false)}
                />
              )}
            </>
          ),
          stampa: (
            <SpaceBetween direction="horizontal" size="xs">
              {denuncia.STATUS !== 'INVIATO' && <Button onClick={() => setPagamento(true)}>Pagamento</Button>}
              <StampaF24 uid={denuncia.uid} />
            </SpaceBetween>
          ),
          dopo: schedaCorrezioni(denuncia),
          aggiorna: () => aggiorna(denuncia),
          rifai: () => onNuovo({ anno: denuncia.anno, mese: denuncia.mese }),
        })
      }
    </DenunciaAperta>
  );
};

/** What was asked to be corrected of a sent F24; one that was refused paid nothing that could be. */
const schedaCorrezioni = (denuncia: Denuncia) => {
  const { datInvio, esito, correzioni = [] } = denuncia;
  if (datInvio === null || (isRespinta(esito) && correzioni.length === 0)) return [];
  return [
    {
      id: 'correzioni',
      label: `Correzioni (${correzioni.length})`,
      content: <CorrezioniF24 denuncia={denuncia} />,
    },
  ];
};

/** The sheet of an F24: on paper, or as a spreadsheet. */
const StampaF24 = ({ uid }: { readonly uid: Denuncia['uid'] }) => {
  const { print, inCorso } = useStampa(printProspettoF24);
  return (
    <ButtonDropdown
      loading={inCorso}
      items={[
        { id: 'pdf', text: 'Prospetto' },
        { id: 'xlsx', text: 'Prospetto come foglio di calcolo' },
      ]}
      onItemClick={({ detail }) => print({ uid, formato: detail.id === 'xlsx' ? 'xlsx' : 'pdf' })}
    >
      Stampa
    </ButtonDropdown>
  );
};
