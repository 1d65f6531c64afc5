import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { cedoliniInParole, RiepilogoDenuncia } from '../parti/riepilogo-denuncia.tsx';

/** How an F24 stands, and what its front says. */
export const RiepilogoF24 = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const { tipo, debito, credito, dati, ravvedimento } = denuncia;
  return (
    <RiepilogoDenuncia
      denuncia={denuncia}
      voci={[
        { label: 'Saldo da addebitare', value: formatEuro(debito - credito) },
        { label: 'Debiti e crediti', value: `${formatEuro(debito)} – ${formatEuro(credito)}` },
        ...(ravvedimento === true ? [{ label: 'Ravvedimento', value: 'con interessi e sanzioni' }] : []),
        { label: 'Cedolini', value: cedoliniInParole(denuncia) },
        { label: 'Contribuente', value: `${dati.denominazione ?? ''} ${dati.contribuente ?? ''}` },
        {
          label: tipo === 'f24' ? 'Conto' : 'Conto di tesoreria',
          value: dati.iban ? formatIban(dati.iban) : 'da indicare negli altri dati della scuola',
        },
      ]}
    />
  );
};
