import type { ContactMessage, Order, SandboxMemory } from './store.ts';

/** A store for stories and tests that forgets everything with the process. */
export function createMemoryStore(): SandboxMemory {
  const orders = new Map<string, Order>();
  const messages: ContactMessage[] = [];
  const where = (test: (order: Order) => boolean) =>
    [...orders.values()].filter(test).map((order) => ({ ...order }));
  return {
    order(id) {
      const order = orders.get(id);
      return order && { ...order };
    },
    orders: () => where(() => true),
    ordersOfItem: (itemId) => where((order) => order.itemId === itemId),
    ordersOfPhone: (phone) => where((order) => order.guestPhone === phone),
    saveOrder: (order) => void orders.set(order.id, { ...order }),
    messages: () => messages.map((message) => ({ ...message })),
    addMessage: (message) => void messages.push({ ...message }),
    clear() {
      orders.clear();
      messages.length = 0;
    },
    close() {},
  };
}
