//! Which addresses are public: those of the whole internet, and not those of this computer, its network, or nobody.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether anybody on the internet reaches the same computer at this address. If in doubt it is not public.
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// What is set aside in version 4, with the number of leading bits that count (IANA's special-purpose registry).
const SET_ASIDE_IPV4: [([u8; 4], u32); 16] = [
    ([0, 0, 0, 0], 8),       // this network
    ([10, 0, 0, 0], 8),      // private
    ([100, 64, 0, 0], 10),   // shared by customers of a provider
    ([127, 0, 0, 0], 8),     // this computer
    ([169, 254, 0, 0], 16),  // link-local, where clouds keep their secrets
    ([172, 16, 0, 0], 12),   // private
    ([192, 0, 0, 0], 24),    // protocols
    ([192, 0, 2, 0], 24),    // documentation
    ([192, 31, 196, 0], 24), // name servers' own
    ([192, 52, 193, 0], 24), // automatic multicast tunnels
    ([192, 88, 99, 0], 24),  // relays to version 6
    ([192, 168, 0, 0], 16),  // private
    ([198, 18, 0, 0], 15),   // benchmarks
    ([198, 51, 100, 0], 24), // documentation
    ([203, 0, 113, 0], 24),  // documentation
    ([224, 0, 0, 0], 3),     // multicast, reserved, broadcast
];

fn is_public_v4(address: Ipv4Addr) -> bool {
    let is_in = |&(first, bits): &([u8; 4], u32)| {
        (Ipv4Addr::from(first).to_bits() ^ address.to_bits()) >> (32 - bits) == 0
    };
    !SET_ASIDE_IPV4.iter().any(is_in)
}

/// What is set aside of that part of version 6 that is public.
const SET_ASIDE_IPV6: [([u16; 8], u32); 5] = [
    ([0x2001, 0, 0, 0, 0, 0, 0, 0], 23), // protocols, Teredo among them, which has an address of version 4 inside
    ([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], 32), // documentation
    ([0x2002, 0, 0, 0, 0, 0, 0, 0], 16), // 6to4, which has an address of version 4 inside
    ([0x2620, 0x4f, 0x8000, 0, 0, 0, 0, 0], 48), // name servers' own
    ([0x3fff, 0, 0, 0, 0, 0, 0, 0], 20), // documentation
];

/// Only 2000::/3 was ever given to anybody. Addresses of version 4 in the clothes of version 6 (mapped, compatible, NAT64) lie
/// outside, like those of this computer, link-local, unique-local and multicast ones.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let is_in = |first: [u16; 8], bits: u32| {
        (Ipv6Addr::from(first).to_bits() ^ address.to_bits()) >> (128 - bits) == 0
    };
    let was_given = is_in([0x2000, 0, 0, 0, 0, 0, 0, 0], 3);
    was_given && !SET_ASIDE_IPV6.iter().any(|&(first, bits)| is_in(first, bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn addresses_of_the_internet_are_public() {
        for text in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "128.0.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.167.255.255",
            "198.17.255.255",
            "198.20.0.0",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450:4001:80b::200e",
            "2001:4860:4860::8888",
        ] {
            assert!(is_public(parse(text)), "{text}");
        }
    }

    #[test]
    fn all_others_are_not() {
        for text in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.255",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.7",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::ffff:0:10.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b::8.8.8.8",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "4000::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(parse(text)), "{text}");
        }
    }
}
