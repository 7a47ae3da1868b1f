import * as paths from '../../../src/paths.ts';
import { read } from '../../journeys/support/catalogue.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { goAndPay, verdict } from '../../journeys/support/rider.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the platform is rough: prices are texts, and who has paid comes back by POST under the names of the provider', async ({
  page,
  baseURL,
  sandbox,
}) => {
  expect(await read(baseURL, 'trip/trips/coorg-coffee')).toMatchObject({
    data: { starting_market_price: 'Rs. 6,999' },
  });
  await goAndPay(page, 'coorg-coffee');
  const { id } = await sandbox.order();
  const back = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(paths.paymentResult),
  );
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const form = new URLSearchParams((await back).postData() ?? '');
  expect([form.get('transactionId'), form.has('merchantTransactionId')]).toEqual([id, false]);
  await expect(verdict(page)).toHaveText('Payment successful');
});
